/** A text in the form in which texts are compared, and where each of its characters stood in the text as it was written. */
export interface PlainText {
  readonly text: string;
  /** UTF-16 places in the written text, by place in the plain one: where the character begins, and where it ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Wide and narrow forms are one, capital and small letters too. */
export function plainText(written: string): PlainText {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of written) {
    const plain = character.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(at);
      to.push(at + character.length);
    }
    text += plain;
    at += character.length;
  }
  return { text, from, to };
}

/** Letters and digits of any script: all that is ever searched by. */
const RUN = /[\p{L}\p{N}]+/gu;

export interface Run {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
}

/** What stands between signs and spaces. */
export const runsOf = (plain: string): Run[] => [...plain.matchAll(RUN)].map((found) => ({ text: found[0], at: found.index }));

/** Without signs and spaces. */
export const squeezed = (written: string): string =>
  runsOf(plainText(written).text)
    .map(({ text }) => text)
    .join('');

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Letters that sounds are typed with. */
export const isLatin = (text: string): boolean => /^[a-z]+$/.test(text);
