// Embeds and attachments, as bots without layouts use them.
import { el, outward } from "./dom.js";
import { file } from "./files.js";
import { markdown } from "./markdown.js";
import { namesIn } from "./mentions.js";
import { signed } from "./patch.js";
import { mosaic, picture } from "./pictures.js";
import { saidAt } from "./time.js";
import { language } from "./words.js";

const ATTACHMENT = "attachment://";

/** The nodes of a message's embeds, and of those attachments that no embed shows. */
export function extras(message) {
  const shown = new Set();
  const media = (held) => {
    const name = String(held?.url ?? "");
    const attached = message.attachments.find(
      (each) => name === each.url || name === ATTACHMENT + each.filename,
    );
    if (attached) shown.add(attached.id);
    return attached ?? held;
  };
  const embeds = message.embeds.map((embed) => {
    const node = card(embed, media);
    return signed(node, embed, namesIn(node), language());
  });
  const rest = message.attachments.filter((attached) => !shown.has(attached.id));
  const isPicture = (held) => held.content_type?.startsWith("image/");
  const pictures = mosaic(rest.filter(isPicture).map(asItem));
  const files = rest.filter((held) => !isPicture(held));
  return [pictures, ...files.map(attachment), ...embeds].filter(Boolean);
}

function asItem(held) {
  return { media: held, alt: held.description, hidden: held.filename.startsWith("SPOILER_") };
}

function attachment(held) {
  return file(held.url, held.filename, held.size, { hidden: held.filename.startsWith("SPOILER_") });
}

function card(embed, media) {
  const box = el("div", { class: "embed container accented" });
  if (Number.isInteger(embed.color)) {
    box.style.setProperty("--accent-bar", `#${embed.color.toString(16).padStart(6, "0")}`);
  }
  const { author, title, fields = [], footer } = embed;
  const thumbnail = embed.thumbnail && picture(media(embed.thumbnail), { small: true });
  const texts = el("div", { class: "texts" });
  if (author?.name) texts.append(el("p", { class: "subtext" }, linked(author.url, author.name)));
  if (title) texts.append(el("h4", {}, linked(embed.url, title)));
  if (embed.description) texts.append(markdown(embed.description));
  box.append(
    el("div", { class: "section" }, texts, thumbnail ? el("div", { class: "accessory" }, thumbnail) : null),
  );
  if (fields.length > 0) box.append(el("dl", { class: "fields" }, ...fields.map(field)));
  if (embed.image) box.append(picture(media(embed.image)) ?? "");
  const moment = Date.parse(embed.timestamp ?? "");
  if (footer?.text || moment) {
    const when = moment ? saidAt(moment / 1000) : null;
    box.append(el("p", { class: "subtext" }, footer?.text ?? null, footer?.text && when ? " · " : null, when));
  }
  return box;
}

function linked(url, text) {
  return url ? outward(url, text) : text;
}

function field(part) {
  const name = el("dt", {}, part.name);
  return el("div", { class: part.inline ? "field inline" : "field" }, name, el("dd", {}, markdown(part.value)));
}
