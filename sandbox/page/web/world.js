// What this person knows: who there is, which places, which commands, the messages of the open place.
// It draws nothing and sends nothing.

export const world = {
  you: null,
  base: "",
  bot: { id: null, name: "Bot", online: true, awaited: false, ended: null, ahead: 0, crowd: false },
  locales: [],
  has_tools: false,
  servers: [],
  people: [],
  places: [],
  place: null,
  heading: null,
  messages: new Map(),
  more: false,
  commands: [],
  on_messages: [],
  on_people: [],
};

/** Begin anew as somebody. */
export function become(snapshot) {
  Object.assign(world, snapshot, { place: null, heading: null, commands: [], on_messages: [], on_people: [], more: false });
  world.messages.clear();
}

/** Some places are new or have changed, others are gone. */
export function merge(changed, gone) {
  const places = new Map(world.places.map((place) => [place.id, place]));
  for (const place of changed) places.set(place.id, place);
  for (const id of gone) places.delete(id);
  world.places = [...places.values()];
}

/** What the bot can do here: what is typed, and what the menus of messages and people have. */
export function learn({ commands, on_messages, on_people }) {
  Object.assign(world, { commands, on_messages, on_people });
}

/** The person whose seat this is. */
export function me() {
  return world.people.find((person) => person.id === world.you);
}

export function placeOf(id) {
  return world.places.find((place) => place.id === id);
}

/** The open place. */
export function here() {
  return placeOf(world.place);
}

/** The name of anybody who may be mentioned, or null. */
export function nameOf(id) {
  const everybody = [world.bot, ...world.people, ...world.servers.flatMap((server) => server.members)];
  return everybody.find((user) => user.id === id)?.name ?? null;
}

export function roleOf(id) {
  return world.servers.flatMap((server) => server.roles).find((role) => role.id === id)?.name ?? null;
}

/** The members of the server that one is looking at. */
export function members() {
  const server = world.servers.find((each) => each.id === here()?.server);
  return server === undefined ? [] : server.members;
}

/** A place as one writes it: #channel, or its name. */
export function title(place) {
  return place.kind === "channel" ? `#${place.name}` : place.name;
}

/** A file of the sandbox as this page's own, else null: nothing is loaded from elsewhere. */
export function ownFile(url) {
  const text = String(url ?? "");
  return world.base && text.startsWith(`${world.base}/`) ? text.slice(world.base.length) : null;
}

/** Ids are too long for numbers; the longer, or else the later in the alphabet, is the newer. */
export function isNewer(id, than) {
  return id.length === than.length ? id > than : id.length > than.length;
}
