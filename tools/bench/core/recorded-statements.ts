import { readFileSync } from 'node:fs';

/** The calls a mall lives by, in the order a shopper makes them. */
export const coreCalls = ['list', 'detail', 'cartAdd', 'calculate', 'place', 'placeCoupon', 'callback'] as const;
export type CoreCall = (typeof coreCalls)[number];

/** A value of a statement; in a text, `{name}` stands for a fact of the request, `{id0}` for a fresh id, `{now+ms}` for a time. */
export type Template = string | number | boolean | null | readonly Template[];

export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly Template[];
}

export interface RecordedCall {
  /** Statements of the road to the business: session, tenant, idempotency, outbox. Bare runs without them. */
  readonly road: number;
  readonly statements: readonly RecordedStatement[];
}

/** What a request is about: the same names for ours, bare and the engine alone. */
export type Facts = Readonly<Record<string, string | number>>;

export const recordedFile = new URL('./statements.snap', import.meta.url);

export const readRecorded = (): Record<CoreCall, RecordedCall> => JSON.parse(readFileSync(recordedFile, 'utf8'));

export const placeholder = /\{(\w+)(?:\+(\d+))?\}/g;

/** A transaction's own statements carry no values and no name. */
export const isBoundary = ({ text }: RecordedStatement): boolean => /^(begin|commit)\b/i.test(text);
