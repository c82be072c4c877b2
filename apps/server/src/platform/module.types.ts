import type { CallName } from '@qianpu/contract/rows';
import type { CleanupTask } from './cleanup/cleanup.ts';
import type { DueTask } from './due-tasks/due-tasks.ts';
import type { Subscriber } from './events/subscriber.ts';
import type { Handlers } from './http/handler.types.ts';
import type { StreamSource } from './http/stream.types.ts';

/** What a module brings to the roles; `app/modules.ts` is the one list of them. */
export interface Module {
  readonly handlers: Partial<Handlers<CallName>>;
  /** Reads whose answer is the same for everybody of a language and may be a second old. */
  readonly cacheableReads?: readonly CallName[];
  readonly streams?: readonly StreamSource[];
  readonly subscribers?: readonly Subscriber[];
  readonly dueTasks?: readonly DueTask[];
  readonly cleanupTasks?: readonly CleanupTask[];
}
