import { MallFailure } from './failure.ts';

const farthest = 3;

/** A mistyped word is answered with the one that was probably meant. */
export function refuseUnknown(kind: string, typed: string, words: readonly string[], hint: string): never {
  const meant = closestName(typed, words);
  throw new MallFailure(`there is no ${kind} "${typed}"`, { hints: [...(meant === undefined ? [] : [`did you mean "${meant}"?`]), hint] });
}

/** The word meant by a mistyped one, or undefined when none is near. */
export function closestName(typed: string, words: readonly string[]): string | undefined {
  const beginning = typed.length > 1 ? words.find((word) => word.startsWith(typed) || typed.startsWith(word)) : undefined;
  if (beginning !== undefined) return beginning;
  const near = words
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ word, distance }) => distance <= Math.min(farthest, word.length - 1))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word;
}

/** Levenshtein: how many letters to add, drop or change. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
