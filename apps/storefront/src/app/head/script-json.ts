/** JSON inside a script element: `<` would let a text end the element; the two separators end a line in older engines. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
