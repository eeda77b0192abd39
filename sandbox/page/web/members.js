// Who can see the open place, at its side: first the bot, then people by name, with their roles.
import { button, el, fresh } from "./dom.js";
import { keepingFocus, roving } from "./focus.js";
import { face } from "./face.js";
import { say } from "./words.js";
import { world } from "./world.js";

export class Members {
  #members = [];

  /** `ask` gets the members of the open place; `become` takes the seat of one. */
  constructor(root, { ask, become }) {
    Object.assign(this, { root, ask, become });
    this.refresh = roving(root, ".member");
  }

  get isOpen() {
    return !this.root.hidden;
  }

  toggle() {
    this.root.hidden = this.isOpen;
    document.getElementById("app").classList.toggle("members-open", this.isOpen);
    return this.isOpen ? this.load() : Promise.resolve();
  }

  /** Ask again, for another place is open or somebody has come. */
  async load() {
    if (!this.isOpen || world.place === null) return;
    this.#members = (await this.ask()) ?? [];
    this.draw();
  }

  draw() {
    const heading = fresh("members");
    const online = (member) => !member.bot || world.bot.online;
    const sorted = this.#members.toSorted((a, b) => b.bot - a.bot || a.name.localeCompare(b.name));
    keepingFocus(this.root, () => {
      this.root.setAttribute("aria-labelledby", heading);
      this.root.replaceChildren(
        el("h2", { id: heading }, `${say("members")} — ${sorted.length}`),
        el("ul", {}, ...sorted.map((member) => el("li", {}, this.#member(member, online(member))))),
      );
    });
    this.refresh();
  }

  #member(member, isOnline) {
    const isSeat = member.id !== world.you && world.people.some((person) => person.id === member.id);
    const roles = member.roles.filter((role) => role !== member.name).join(", ");
    const hint = roles || (member.id === world.you ? say("you_too") : "");
    const shown = [
      face(member),
      el(
        "span",
        { class: "texts" },
        el("span", { class: "name" }, member.name, member.bot ? el("span", { class: "tag" }, say("bot_tag")) : null),
        el("span", { class: "hint" }, isOnline ? hint : say("offline")),
      ),
    ];
    const data = { key: `member-${member.id}` };
    if (!isSeat) return el("div", { class: `member${isOnline ? "" : " offline"}`, tabindex: "-1", data }, ...shown);
    const on = { click: () => this.become(member.id) };
    return button({ class: "member", title: say("play_as", { who: member.name }), data, on }, ...shown);
  }
}
