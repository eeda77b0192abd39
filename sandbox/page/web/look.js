// Light or dark: as the system has it, or as one has chosen, which this browser remembers.
import { el, fresh } from "./dom.js";
import { say } from "./words.js";

const KEPT = "sandbox.look";
const LOOKS = ["system", "light", "dark"];

function chosen() {
  try {
    const kept = localStorage.getItem(KEPT);
    return LOOKS.includes(kept) ? kept : "system";
  } catch {
    return "system";
  }
}

function apply(look) {
  if (look === "system") delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}

/** The menu to choose from. */
export function lookMenu() {
  const id = fresh("look");
  const choose = (event) => {
    const look = event.target.value;
    apply(look);
    try {
      localStorage.setItem(KEPT, look);
    } catch {
      return; // a browser that keeps nothing shows it all the same
    }
  };
  const options = LOOKS.map((look) => {
    const option = el("option", { value: look }, say(`look_${look}`));
    option.selected = look === chosen();
    return option;
  });
  const select = el("select", { id, data: { key: "look" }, on: { change: choose } }, ...options);
  return el("div", { class: "choice" }, el("label", { for: id }, say("look")), select);
}

apply(chosen());
window.addEventListener("storage", (event) => event.key === KEPT && apply(chosen()));
