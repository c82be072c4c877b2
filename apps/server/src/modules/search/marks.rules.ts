import { cutWords, shorterWords } from '../../platform/words/cut-words.rules.ts';
import { isHan, isLatin, type PlainText, plainText } from '../../platform/words/plain-text.rules.ts';
import { soundOf } from '../../platform/words/sound.rules.ts';

/** From, to: UTF-16 places. */
export type Mark = [from: number, to: number];

/** The parts of a text that are what was looked for, in order and apart. Han words are marked wherever they stand, others as whole words. */
export function marksOf(text: string, words: readonly string[]): Mark[] {
  const plain = plainText(text);
  const marks = words.flatMap((word) => (isHan(word) ? standing(plain, word) : sounding(plain, word)));
  return joined(marks.map(([from, to]) => [plain.from[from] ?? 0, plain.to[to - 1] ?? 0]));
}

function standing({ text }: PlainText, word: string): Mark[] {
  const marks: Mark[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) marks.push([at, at + word.length]);
  return marks;
}

/** Written so, or typed by its sound. */
function sounding(plain: PlainText, word: string): Mark[] {
  const isMeant = (text: string) => {
    if (text === word) return true;
    if (!isLatin(word) || !/\p{Script=Han}/u.test(text)) return false;
    const { whole, initials } = soundOf(text);
    return whole === word || (initials.length > 1 && initials === word);
  };
  return cutWords(plain.text)
    .flatMap((cut) => [cut, ...shorterWords(cut)])
    .filter(({ text }) => isMeant(text))
    .map(({ text, at }): Mark => [at, at + text.length]);
}

function joined(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
