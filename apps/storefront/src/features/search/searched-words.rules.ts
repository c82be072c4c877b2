/** How many words a device remembers. */
export const mostRemembered = 20;

/** Newest first; a word that is searched again is the newest. */
export const withWords = (remembered: readonly string[], words: string): readonly string[] =>
  [words, ...withoutWords(remembered, words)].slice(0, mostRemembered);

export const withoutWords = (remembered: readonly string[], words: string): readonly string[] =>
  remembered.filter((other) => other !== words);
