import type { FailureName, failures } from '@qianpu/contract/failure';
import type { Outcome } from '@qianpu/contract/outcome';

export type Passed = Extract<Outcome, { kind: 'passed' }>;
type Answered = Extract<Outcome, { kind: 'ok' }> | Passed;

/**
 * The failures a page acts on, by code. The compiler holds them against the contract's table, which stays off the phone
 * because of its texts: a refusal brings its own.
 */
const codes = {
  NOT_LOGGED_IN: 10019,
  LOGIN_INVALID: 10020,
  BAD_INPUT: '600400',
  NOT_FOUND: '600404',
  TOO_OFTEN: '600429',
  WRONG_CODE: '601001',
  LOGIN_FORBIDDEN: '601002',
  PHONE_TAKEN: '601004',
  WRONG_PAY_PASSWORD: '601005',
  PAY_PASSWORD_LOCKED: '601006',
  WECHAT_LOGIN_FAILED: '601009',
  WECHAT_LOGIN_UNAVAILABLE: '601010',
  CART_FULL: '610001',
  PRICE_CHANGED: '611001',
  SOLD_OUT: '611002',
  OFF_SHELF: '611003',
  TOO_MANY_UNPAID: '611004',
  NOTHING_CHOSEN: '611006',
  ORDER_MOVED_ON: '611007',
  ALREADY_PAID: '611008',
  PAY_CLOSED: '611009',
  PAY_UNAVAILABLE: '611010',
  COUPON_UNFIT: '611016',
  WRONG_EXCHANGE_CODE: '616012',
  INTERNAL: '600500',
} as const satisfies { [N in FailureName]?: (typeof failures)[N]['code'] };
export type KnownFailure = keyof typeof codes;
/** A refusal a page acts on: one that every page knows, or by its code one that a few know. */
export type Handled = KnownFailure | (typeof failures)[FailureName]['code'];

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

  /** Whether the mall said no. Otherwise nobody knows what became of the call. */
  get isAnswered(): boolean {
    return this.failure !== 'INTERNAL';
  }

  /** What came with the refusal: which SKUs are short, what the price is now. */
  get data(): unknown {
    return this.outcome.kind === 'failed' ? this.outcome.data : undefined;
  }
}

function failureOf(outcome: Exclude<Outcome, { kind: 'ok' }>): KnownFailure | undefined {
  if (outcome.kind === 'passed' || outcome.code === undefined) return 'INTERNAL';
  if (outcome.code === codes.NOT_LOGGED_IN) return 'NOT_LOGGED_IN';
  if (outcome.kind === 'loginInvalid') return 'LOGIN_INVALID';
  return (Object.keys(codes) as KnownFailure[]).find((name) => codes[name] === outcome.code);
}

/** Without a code the text comes from the network and is for the log: then there is none, and the page says it in its language. */
const textOf = (outcome: Outcome): string =>
  'reason' in outcome && outcome.code !== undefined && typeof outcome.reason === 'string' ? outcome.reason : '';

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
