/** A word with one character left out, each in turn. */
export function lackingOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return [];
  return [...new Set(characters.map((_, at) => characters.toSpliced(at, 1).join('')))];
}

/** Whether one is the other with one character wrong, too many, too few, or two neighbours exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  const [left, right] = [[...a], [...b]];
  if (a === b || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const restOf = (characters: readonly string[], from: number) => characters.slice(from).join('');
  const [l, r] = [left[start], right[start]];
  return (
    restOf(left, start + 1) === restOf(right, start + 1) ||
    restOf(left, start + 1) === restOf(right, start) ||
    restOf(left, start) === restOf(right, start + 1) ||
    (l === right[start + 1] && r === left[start + 1] && l !== undefined && restOf(left, start + 2) === restOf(right, start + 2))
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every sequence of letters that is one slip away: some fifty times its length. */
export function slipsOf(letters: string): string[] {
  const slips = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)];
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
    if (after) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  slips.delete(letters);
  return [...slips];
}

/** Every part of it of these lengths. */
export function partsOf(letters: string, shortest: number, longest: number): string[] {
  const parts = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    for (let size = shortest; size <= longest && from + size <= letters.length; size += 1) parts.add(letters.slice(from, from + size));
  }
  return [...parts];
}
