import { kill, pid } from 'node:process';

/** TABLE of the instants at which a test may end this process, as a power cut would: around commits, provider calls, publishes. */
export const crashPoints = [
  'place:before-commit',
  'place:after-commit',
  'pay:tender-kept',
  'pay:provider-asked',
  'pay:ticket-kept',
  'pay:answered',
  'notify:verified',
  'notify:kept',
  'settle:before-commit',
  'settle:after-commit',
  'notify:answered',
  'look:before-query',
  'look:after-query',
  'cancel:tender-closing',
  'cancel:provider-closed',
  'close:before-commit',
  'close:after-commit',
  'refund:kept',
  'refund:before-ask',
  'refund:asked',
  'refund:before-done',
  'refund:done',
  'late:before-commit',
  'events:before-delivery',
  'events:after-delivery',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

let dieAt: CrashPoint | undefined;

/** Once, at the start of a process that a test wants dead. */
export const dieAtPoint = (name: CrashPoint): void => {
  dieAt = name;
};

/** Nothing, unless a test has named this instant: then the process is gone, without a last word. */
export function crashPoint(name: CrashPoint): void {
  if (dieAt === name) kill(pid, 'SIGKILL');
}
