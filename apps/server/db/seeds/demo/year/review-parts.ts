import type { Chance } from './chance.ts';
import type { ReviewText } from './review-words.ts';
import type { YearGoods } from './year.types.ts';

/** Who is not content picks no praise; half of the others pick some. */
export function pickTags({ tags }: YearGoods, { score }: ReviewText, chance: Chance): string[] {
  if (score < 4 || !chance.is(0.55)) return [];
  return chance.shuffled(tags).slice(0, chance.between(1, 2));
}

const MOST_VOTES = 40;
const VOTES_OF_PICTURE = 5;
const CHARACTERS_A_VOTE = 14;

/** What says more and shows something helps more. Never the author. */
export function drawVoters({ text, pictures = [] }: ReviewText, members: number, author: number, chance: Chance): number[] {
  const helpful = text.length / CHARACTERS_A_VOTE + pictures.length * VOTES_OF_PICTURE;
  const count = Math.min(MOST_VOTES, Math.floor(helpful * 2 * chance.next() ** 2));
  const voters = new Set(Array.from({ length: count }, () => chance.between(0, members - 1)));
  voters.delete(author);
  return [...voters];
}
