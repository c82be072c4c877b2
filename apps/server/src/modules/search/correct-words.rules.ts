import { cutWords } from '../../platform/words/cut-words.rules.ts';
import { isHan, isLatin, plainText, runsOf } from '../../platform/words/plain-text.rules.ts';
import { soundOf } from '../../platform/words/sound.rules.ts';
import { isOneSlip, lackingOf, partsOf, slipsOf } from '../../platform/words/spelling.rules.ts';
import type { KnownWord, Slips } from './goods-search.types.ts';

/** A stretch of what was typed that is right or wrong as one: a word, or characters that make none. */
export interface Stretch {
  readonly text: string;
  readonly sound: string;
  /** Whole runs between spaces are tried before what they are cut into. */
  readonly pieces: readonly Stretch[];
}

/** Sounds shorter than this are one slip away from everything. */
const SHORTEST_SOUND = 4;
const LONGEST_SOUND = 24;
const [SHORTEST_INITIALS, LONGEST_INITIALS] = [2, 6];

export const stretchesOf = (typed: string): Stretch[] => runsOf(plainText(typed).text).map(({ text }) => stretchOf(text, piecesOf(text)));

const stretchOf = (text: string, pieces: readonly Stretch[] = []): Stretch => ({
  text,
  sound: /\p{Script=Han}/u.test(text) ? soundOf(text).whole : text,
  pieces,
});

/** Neighbouring single characters are one piece: a mistyped word falls into its characters. */
function piecesOf(run: string): Stretch[] {
  const pieces: string[] = [];
  let isLoose = false;
  for (const { text } of cutWords(run)) {
    const isSingle = text.length === 1 && isHan(text);
    if (isSingle && isLoose) pieces.push(`${pieces.pop()}${text}`);
    else pieces.push(text);
    isLoose = isSingle;
  }
  return pieces.length > 1 ? pieces.map((piece) => stretchOf(piece)) : [];
}

const withPieces = (stretches: readonly Stretch[]): Stretch[] => stretches.flatMap((stretch) => [stretch, ...stretch.pieces]);

/** What to ask the shop's words for. */
export function slipsOfAll(stretches: readonly Stretch[]): Slips {
  const all = withPieces(stretches);
  const sounds = all.filter(({ sound }) => isLatin(sound) && sound.length <= LONGEST_SOUND).map(({ sound }) => sound);
  const letters = all.filter(({ text }) => isLatin(text) && text.length <= LONGEST_SOUND).map(({ text }) => text);
  return {
    words: unique(all.flatMap(({ text }) => [text, ...lackingOf(text)])),
    lacking: unique(all.flatMap(({ text }) => (isLatin(text) ? [] : [text, ...lackingOf(text)]))),
    sounds: unique([
      ...sounds,
      ...sounds.filter(({ length }) => length >= SHORTEST_SOUND).flatMap(slipsOf),
      ...letters.flatMap((text) => partsOf(text, SHORTEST_INITIALS, LONGEST_SOUND)),
    ]),
    initials: unique(letters.flatMap((text) => partsOf(text, SHORTEST_INITIALS, LONGEST_INITIALS))),
  };
}

/** What was meant, as far as the shop's words tell; null when it knows no better. */
export function correct(stretches: readonly Stretch[], known: readonly KnownWord[]): string | null {
  const meant = stretches.map((stretch) => meantBy(stretch, known));
  const corrected = meant.map((words, at) => words ?? stretches[at]?.text ?? '').join(' ');
  return meant.some((words, at) => words !== null && words !== stretches[at]?.text) ? corrected : null;
}

function meantBy(stretch: Stretch, known: readonly KnownWord[]): string | null {
  const whole = bestFor(stretch, known) ?? (isLatin(stretch.text) ? coverOf(stretch.text, known) : null);
  if (whole !== null || stretch.pieces.length === 0) return whole;
  const pieces = stretch.pieces.map((piece) => bestFor(piece, known));
  if (pieces.every((piece) => piece === null)) return null;
  return pieces.map((piece, at) => piece ?? stretch.pieces[at]?.text ?? '').join('');
}

/** How sure it is that a word was meant: the same, sounding the same, a character off, a letter of its sound off. */
function bestFor({ text, sound }: Stretch, known: readonly KnownWord[]): string | null {
  const ranks: ((word: KnownWord) => boolean)[] = [
    ({ word }) => word === text,
    (word) => word.sound === sound,
    (word) => isLatin(text) && word.initials === text,
    ({ word }) => !isLatin(text) && word.length > 1 && isOneSlip(word, text),
    (word) => isLatin(sound) && sound.length >= SHORTEST_SOUND && isOneSlip(word.sound, sound),
  ];
  for (const isMeant of ranks) {
    const best = mostFrequent(known.filter(isMeant));
    if (best) return best.word;
  }
  return null;
}

const mostFrequent = (words: readonly KnownWord[]): KnownWord | undefined =>
  words.toSorted((a, b) => b.goodsCount - a.goodsCount || (a.word < b.word ? -1 : 1))[0];

/** Several words typed by their sounds without a space, in as few words as possible; else by their initials. */
function coverOf(letters: string, known: readonly KnownWord[]): string | null {
  return coverBy(letters, known, ({ sound }) => sound) ?? coverBy(letters, known, ({ initials }) => initials);
}

function coverBy(letters: string, known: readonly KnownWord[], typedOf: (word: KnownWord) => string): string | null {
  const byTyped = Map.groupBy(known, typedOf);
  const covers: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let from = 0; from < end; from += 1) {
      const [before, last] = [covers[from], mostFrequent(byTyped.get(letters.slice(from, end)) ?? [])];
      if (before && last && before.length + 1 < (covers[end]?.length ?? Number.POSITIVE_INFINITY)) covers[end] = [...before, last.word];
    }
  }
  return covers[letters.length]?.join('') ?? null;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
