import type { CallName } from '@qianpu/contract/rows';
import type { OutputOf, ParsedOf, PublicRead } from '@qianpu/contract/types';
import type { CleanupTask } from './cleanup/cleanup.ts';
import type { TxCtx } from './ctx.ts';
import type { DueTask } from './due-tasks/due-tasks.ts';
import type { Subscriber } from './events/subscriber.ts';
import type { Handlers } from './http/handler.types.ts';
import type { StreamSource } from './http/stream.types.ts';
import type { SealedColumn } from './secrets/reseal.ts';
import type { TaskKind } from './tasks/task.types.ts';

/**
 * Reads whose answer is the same for everybody of a language and may be a second old, each with the tags of what it used: a purge that
 * names one of them empties it. Refused, it has no output.
 */
export type CacheableReads = { readonly [N in PublicRead]?: (input: ParsedOf<N>, output: OutputOf<N> | undefined) => readonly string[] };

/** What a module brings to the roles; `app/modules.ts` is the one list of them. */
export interface Module {
  readonly handlers: Partial<Handlers<CallName>>;
  readonly cacheableReads?: CacheableReads;
  readonly streams?: readonly StreamSource[];
  readonly subscribers?: readonly Subscriber[];
  readonly dueTasks?: readonly DueTask[];
  readonly cleanupTasks?: readonly CleanupTask[];
  readonly taskKinds?: readonly TaskKind[];
  /** What it keeps sealed with `SECRETS_KEY`, to be sealed anew when that changes. */
  readonly sealedColumns?: readonly SealedColumn[];
  /** Keeps what a key that leaves has signed for good; how much it kept. */
  readonly beforeKeyLeaves?: (ctx: TxCtx) => Promise<number>;
}
