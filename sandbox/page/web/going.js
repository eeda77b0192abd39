// Where one can go from within a message. Whoever can take one there says how, so that nobody needs another.

export const go = {
  place: () => {},
  command: () => {},
  message: () => {},
  person: () => {},
};
