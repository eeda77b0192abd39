// The order in which one goes through the places: as the side shows them. It draws nothing.
import { here, placeOf, world } from "./world.js";

const visited = [];

/** Who one is and where, as the address says it: #person/place. */
export function address() {
  const [person = "", place = ""] = location.hash.slice(1).split("/");
  return { person: person || null, place: place || null };
}

/** Where one is if nothing says it. */
export function firstPlace() {
  return world.places.find((place) => place.kind === "channel") ?? world.places[0];
}

/** One has come to a place. */
export function arrive(id) {
  const at = visited.indexOf(id);
  if (at >= 0) visited.splice(at, 1);
  visited.unshift(id);
}

/** Where one has been, the last place first. */
export function recent() {
  return visited;
}

/** The threads of a channel that are shown without being asked for. */
export function openThreads(channel) {
  return world.places.filter((place) => place.parent === channel.id && isShown(place));
}

function isShown(thread) {
  return !thread.archived || thread.id === world.place || thread.called > 0;
}

/** A server's channels, each followed by its open threads; null: the direct messages. */
function placesOf(server) {
  return orderedBy(world.places.filter((place) => place.server === server));
}

function orderedBy(places) {
  const threads = Map.groupBy(places.filter((each) => each.kind === "thread" && isShown(each)), (each) => each.parent);
  const tops = places.filter((place) => place.kind !== "thread").toSorted(byOrder);
  return tops.flatMap((channel) => [channel, ...(threads.get(channel.id) ?? [])]);
}

/** The channels of a server as it has them: first those of no category. */
export function channelsOf(server) {
  return world.places.filter((place) => place.kind === "channel" && place.server === server).toSorted(byOrder);
}

function byOrder(a, b) {
  return a.order[0] - b.order[0] || a.order[1] - b.order[1];
}

/** All places, server by server, and last the direct messages. */
function allPlaces() {
  const byServer = Map.groupBy(world.places, (place) => place.server);
  return homes().flatMap((home) => orderedBy(byServer.get(home) ?? []));
}

/** All servers in order, and last the direct messages. */
export function homes() {
  return [...world.servers.map((server) => server.id), null];
}

/** The places that the side shows: with one server its own and the direct messages, else those of one home. */
function shownPlaces() {
  if (world.servers.length === 1) return allPlaces();
  return placesOf(here()?.server ?? null);
}

/** The id of the place that is `step` places on, if need be with something unread; undefined if there is none. */
export function placeOn(step, { isUnread = false } = {}) {
  const places = isUnread ? allPlaces() : shownPlaces();
  const now = world.heading ?? world.place;
  const at = places.findIndex((place) => place.id === now);
  const from = at < 0 && step < 0 ? 0 : at;
  for (let n = 1; n <= places.length; n += 1) {
    const place = places[(from + n * step + places.length * n) % places.length];
    if (place.id !== now && (!isUnread || place.unread > 0)) return place.id;
  }
  return undefined;
}

/** Where one goes in a server: where one was last, is called, or its first channel. */
export function entryOf(server) {
  const places = placesOf(server);
  const last = visited.map(placeOf).find((place) => place && place.server === server);
  return (places.find((place) => place.called > 0) ?? last ?? places[0])?.id;
}

/** The same for the server that is `step` on. */
export function homeOn(step) {
  const inhabited = new Set(world.places.map((place) => place.server));
  const all = homes().filter((home) => inhabited.has(home));
  const at = all.indexOf((placeOf(world.heading) ?? here())?.server ?? null);
  return entryOf(all[(at + step + all.length) % all.length]);
}
