import type { FailureName, failures } from '@qianpu/contract/failure';
import type { Outcome } from '@qianpu/contract/outcome';
import { timeoutText } from '@qianpu/contract/outcome';

export type Passed = Extract<Outcome, { kind: 'passed' }>;
type Answered = Extract<Outcome, { kind: 'ok' }> | Passed;

/**
 * The failures a page acts on, by code. The compiler holds them against the contract's table, which stays off the phone
 * because of its texts: a refusal brings its own.
 */
const codes = {
  NOT_LOGGED_IN: 10019,
  LOGIN_INVALID: 10020,
  NOT_FOUND: '600404',
  INTERNAL: '600500',
} as const satisfies { [N in FailureName]?: (typeof failures)[N]['code'] };
type KnownFailure = keyof typeof codes;

/** A call that came back without an answer. */
export class CallRefusal extends Error {
  // The name of the server's failures: each bundle has a class of its own, so they are told by name.
  override readonly name = 'CallFailure';
  readonly failure: KnownFailure | undefined;
  readonly outcome: Exclude<Outcome, { kind: 'ok' }>;

  constructor(outcome: Exclude<Outcome, { kind: 'ok' }>) {
    super(textOf(outcome));
    this.outcome = outcome;
    this.failure = failureOf(outcome);
  }
}

function failureOf(outcome: Exclude<Outcome, { kind: 'ok' }>): KnownFailure | undefined {
  if (outcome.kind === 'passed' || outcome.code === undefined) return 'INTERNAL';
  if (outcome.code === codes.NOT_LOGGED_IN) return 'NOT_LOGGED_IN';
  if (outcome.kind === 'loginInvalid') return 'LOGIN_INVALID';
  return (Object.keys(codes) as KnownFailure[]).find((name) => codes[name] === outcome.code);
}

/** Without a code the text comes from the network and is for the log: a shopper reads ours. */
const textOf = (outcome: Outcome): string =>
  ('reason' in outcome && outcome.code !== undefined && typeof outcome.reason === 'string' && outcome.reason) || timeoutText;

/** An outcome that is an answer; any other is thrown. */
export function answered(outcome: Outcome): Answered {
  if (outcome.kind === 'ok' || outcome.kind === 'passed') return outcome;
  throw new CallRefusal(outcome);
}

/** A read has no use for results that are no success. */
export function dataOf(outcome: Outcome): unknown {
  if (outcome.kind === 'ok') return outcome.data;
  throw new CallRefusal(outcome);
}
