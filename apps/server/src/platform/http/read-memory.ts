import { CallFailure } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { PublicRead } from '@qianpu/contract/types';
import { createCachedLoader } from '../cached-loader.ts';
import type { Lang } from '../ctx.ts';
import type { CacheableReads } from '../module.types.ts';
import { type Purge, UNKNOWN, type UsedTags } from '../purge.types.ts';
import { TagStore } from '../tag-store.ts';

/** A read whose answer is the same for everybody of a language. */
interface PublicAsk {
  readonly name: CallName;
  readonly mid: string;
  readonly lang: Lang;
  /** Parsed: what means the same is written the same. */
  readonly input: unknown;
}

interface SharedPart {
  readonly mid: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Keeps answers that are the same for everybody for a moment: a crowd on one item is one question to the database a second. */
export interface ReadMemory {
  /** `used` gets the tags of the answer. */
  answer(ask: PublicAsk, work: () => Promise<unknown>, used?: UsedTags): Promise<unknown>;
  /** A part many answers are made of, the same for everybody. */
  share<T>(part: SharedPart, load: () => Promise<T>): Promise<T>;
  drop(purge: Purge): void;
}

/** Shorter than anybody needs to see a new price, long enough for a crowd. Stock is judged anew when an order is placed. A list weighs 10 kB. */
const stored = { max: 5_000, ttlMs: 1_000 };

type Answer = ({ readonly output: unknown } | { readonly refusal: CallFailure }) & { readonly tags: readonly string[] };
type Load = () => Promise<Answer>;
type TagsOf = (input: unknown, output: unknown) => readonly string[];

export function createReadMemory(reads: CacheableReads): ReadMemory {
  const store = new TagStore();
  const keeping = {
    now: () => store.now,
    mayKeep: (key: string, { tags }: Answer, begunAt: number) => {
      const purge = { mid: midOf(key), tags };
      if (store.wasPurged(purge, begunAt)) return false;
      store.keep(key, purge);
      return true;
    },
    gone: (key: string) => store.forget(key),
  };
  const answers = createCachedLoader((_key, load: Load) => load(), { ...stored, keeping });

  return {
    answer: async ({ name, mid, lang, input }, work, used) => {
      const tagsOf = reads[name as PublicRead] as TagsOf | undefined;
      if (!tagsOf) {
        used?.add(UNKNOWN);
        return work();
      }
      const load = () => settle(work, (output) => tagsOf(input, output));
      const answer = await answers.get(`${mid}|${lang}|${name}|${JSON.stringify(input)}`, load).catch((fault: unknown) => {
        used?.add(UNKNOWN);
        throw fault;
      });
      for (const tag of answer.tags) used?.add(tag);
      if ('refusal' in answer) throw answer.refusal;
      return answer.output;
    },
    share: async <T>({ mid, name, tags }: SharedPart, load: () => Promise<T>) => {
      const part = await answers.get(`${mid}|part|${name}`, async () => ({ output: await load(), tags }));
      if ('refusal' in part) throw part.refusal;
      return part.output as T;
    },
    // What an answer on its way uses is not known yet: whoever asks after the purge asks anew.
    drop: (purge) => answers.dropCached(store.purge(purge), (key) => midOf(key) === purge.mid),
  };
}

const midOf = (key: string): string => key.slice(0, key.indexOf('|'));

/** A refusal is an answer too: goods that are not there are asked for by crowds as well. */
async function settle(work: () => Promise<unknown>, tagsOf: (output?: unknown) => readonly string[]): Promise<Answer> {
  try {
    const output = await work();
    return { output, tags: tagsOf(output) };
  } catch (error) {
    if (error instanceof CallFailure) return { refusal: error, tags: tagsOf() };
    throw error;
  }
}
