import { CallFailure } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { createCachedLoader } from '../cached-loader.ts';
import type { Lang } from '../ctx.ts';

/** A read whose answer is the same for everybody of a language. */
interface PublicAsk {
  readonly name: CallName;
  readonly mid: string;
  readonly lang: Lang;
  /** Parsed: what means the same is written the same. */
  readonly input: unknown;
}

/** Keeps answers that are the same for everybody for a moment: a crowd on one item is one question to the database a second. */
export interface ReadMemory {
  answer(ask: PublicAsk, work: () => Promise<unknown>): Promise<unknown>;
  /** What is known of a merchant goes. */
  drop(mid: string): void;
}

/** Shorter than anybody needs to see a new price, long enough for a crowd. Stock is judged anew when an order is placed. A list weighs 10 kB. */
const kept = { max: 5_000, ttlMs: 1_000 };

type Answer = { readonly output: unknown } | { readonly refusal: CallFailure };

export function createReadMemory(names: ReadonlySet<CallName>): ReadMemory {
  const answers = createCachedLoader((_key, work: () => Promise<unknown>) => settle(work), kept);
  return {
    answer: async ({ name, mid, lang, input }, work) => {
      if (!names.has(name)) return work();
      const answer = await answers.get(`${mid}|${lang}|${name}|${JSON.stringify(input)}`, work);
      if ('refusal' in answer) throw answer.refusal;
      return answer.output;
    },
    drop: (mid) => answers.drop((key) => key.startsWith(`${mid}|`)),
  };
}

/** A refusal is an answer too: goods that are not there are asked for by crowds as well. */
async function settle(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { output: await work() };
  } catch (error) {
    if (error instanceof CallFailure) return { refusal: error };
    throw error;
  }
}
