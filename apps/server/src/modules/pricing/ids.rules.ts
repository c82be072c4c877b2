/** Ids are decimal numbers in text: the older is the smaller. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
