import { pinyin } from 'pinyin-pro';

export interface Sound {
  /** "caomei"; ü is typed v. */
  readonly whole: string;
  /** "cm" */
  readonly initials: string;
}

/** The same few thousand words come again and again. */
const known = new Map<string, Sound>();
const MOST_KNOWN = 20_000;

/** How a word is typed by its sound. What is no Han character sounds as it is written. */
export function soundOf(word: string): Sound {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const sound = spell(word);
  known.set(word, sound);
  return sound;
}

function spell(word: string): Sound {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'spaced' }).map((syllable) => syllable.toLowerCase());
  return { whole: syllables.join(''), initials: syllables.map(([first = '']) => first).join('') };
}
