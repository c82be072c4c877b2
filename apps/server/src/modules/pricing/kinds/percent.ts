/** A percentage price of a piece: half a fen rounds up, and a piece costs a fen at least. */
export const percentPrice = (unitFen: number, percent: number): number => Math.max(1, Math.floor((unitFen * percent + 50) / 100));

/** A percentage of a sum that comes off: parts of a fen stay. */
export const percentOf = (fen: number, percent: number): number => Math.floor((fen * percent) / 100);
