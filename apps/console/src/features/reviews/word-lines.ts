const MOST_WORDS = 2_000;
const LONGEST = 20;

type Problem = { readonly kind: 'TOO_MANY' } | { readonly kind: 'TOO_LONG'; readonly word: string };

interface WordLines {
  readonly list: readonly string[];
  readonly problem: Problem | null;
}

/** One word per line, each once; what was pasted with commas, also Chinese ones, is taken apart too. */
export function wordLines(typed: string): WordLines {
  const list = [...new Set(typed.split(/[\n,;\u3001\uff0c\uff1b]/).map((word) => word.trim()))].filter((word) => word !== '');
  const long = list.find((word) => word.length > LONGEST);
  if (long !== undefined) return { list, problem: { kind: 'TOO_LONG', word: long } };
  return { list, problem: list.length > MOST_WORDS ? { kind: 'TOO_MANY' } : null };
}
