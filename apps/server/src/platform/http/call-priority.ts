import type { CallRow } from '@qianpu/contract/call';
import { CONNECTIONS } from '../db/pod.ts';

/**
 * How much a request matters while there are too many. `page`: a page to be rendered; `upload`: somebody sends a file; `look`: a visitor looks around; `own`: somebody
 * reads what is theirs; `write`: something is to be done; `door`: logging in; `pay`: a member's call that goes to a provider; `hook`: a
 * provider calls us.
 */
export type CallPriority = 'page' | 'upload' | 'look' | 'own' | 'write' | 'door' | 'pay' | 'hook';

/**
 * What share a room: `engines`, work PostgreSQL does; `outside`, work that mostly waits for somebody outside, so that a provider
 * who hangs takes no place from shoppers; `hooks`, callbacks, so that a hundredfold of them does not either; `uploads`, bodies
 * that come slowly, so that who sends a byte a second holds up other senders at most; `pages`, renders of the web role.
 */
type AdmissionPool = 'pages' | 'engines' | 'outside' | 'hooks' | 'uploads';

export interface AdmissionLimit {
  readonly room: AdmissionPool;
  /** It begins while fewer than this are in hand in its room, whatever their standing. */
  readonly below: number;
  /** How many may wait for that, and how long: who has waited longer would be answered too late to be of use. */
  readonly waiting: number;
  readonly maxWaitMs: number;
}

/**
 * The later in a list, the more it matters: it begins when those before it no longer do, and is called in first. Two database pools of
 * four connections are kept busy by a dozen; more in hand only moves the waiting from our queues, which know who matters, into the
 * pool's, which does not. Callbacks leave one connection to shoppers, whatever holds them up; their provider repeats what is not
 * answered within 5 s. Four pages at a time keep one core busy while they wait for their reads; who waits longer than half a second would
 * get the shell before the page was there.
 */
export const admissionLimits: Readonly<Record<CallPriority, AdmissionLimit>> = {
  page: { room: 'pages', below: 4, waiting: 64, maxWaitMs: 500 },
  upload: { room: 'uploads', below: 32, waiting: 32, maxWaitMs: 2_000 },
  look: { room: 'engines', below: 8, waiting: 64, maxWaitMs: 100 },
  own: { room: 'engines', below: 10, waiting: 256, maxWaitMs: 500 },
  write: { room: 'engines', below: 12, waiting: 1_024, maxWaitMs: 1_000 },
  door: { room: 'outside', below: 32, waiting: 64, maxWaitMs: 1_000 },
  pay: { room: 'outside', below: 128, waiting: 1_024, maxWaitMs: 4_000 },
  hook: { room: 'hooks', below: CONNECTIONS - 1, waiting: 4_096, maxWaitMs: 4_000 },
};

/** Follows from the row, so that a new call has its standing without anybody thinking of it. */
export function priorityOf({ style, auth, effect, isUpload }: CallRow): CallPriority {
  if (isUpload) return 'upload';
  if (style === 'hook') return 'hook';
  if (effect === 'orchestrate') return auth === 'visitor' ? 'door' : 'pay';
  if (effect === 'write') return 'write';
  return auth === 'visitor' ? 'look' : 'own';
}

const rising: readonly CallPriority[] = ['page', 'upload', 'look', 'own', 'write', 'door', 'pay', 'hook'];

/** Who is called in first. */
export const falling: readonly CallPriority[] = rising.toReversed();

/** Envelopes share an address: until the body has been read, each counts as the most important one it may hold. */
export const highestOf = (rows: readonly CallRow[]): CallPriority => {
  const found = new Set(rows.map(priorityOf));
  return falling.find((priority) => found.has(priority)) ?? 'look';
};
