import type { Facts, RecordedCall, RecordedStatement, Template } from './recorded-statements.ts';

/** A statement as PostgreSQL was asked. */
export interface HeardStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What every call does on its way to the business, and no engine would need: session, tenant, idempotency, outbox. */
const ofRoad = /\bplatform"?\.|member\.session_of/;
/** The bell of the outbox rings for many calls at once, and for some of them late. */
const ofMany = /pg_notify/;

/** An id made by the application is longer than any figure. */
const madeId = /(?<!\d)\d{15,19}(?!\d)/g;
const SHORTEST_INSIDE = 4;
const AHEAD_MS = 60_000;

/** The business statements of one call, with names in place of what differs from call to call. */
export function recordStatements(received: readonly HeardStatement[], facts: Facts, startedAt: number): RecordedCall {
  const own = received.filter(({ text }) => !ofMany.test(text));
  const business = own.filter(({ text }) => !ofRoad.test(text));
  const name = namer(facts, startedAt);
  const statements = business.map(({ text, values }): RecordedStatement => ({ text: oneLine(text), values: values.map(name) }));
  return { road: own.length - business.length, statements };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function namer(facts: Facts, startedAt: number): (value: unknown) => Template {
  const known = Object.entries(facts)
    .map(([name, value]) => [`{${name}}`, String(value)] as const)
    .sort(([, a], [, b]) => b.length - a.length);
  const made = new Map<string, string>();
  const nameId = (id: string) => {
    if (!made.has(id)) made.set(id, `{id${made.size}}`);
    return made.get(id) ?? '';
  };
  const nameText = (text: string): string => {
    const whole = known.find(([, value]) => value === text);
    if (whole) return whole[0];
    const named = known.reduce(
      (rest, [name, value]) => (value.length < SHORTEST_INSIDE ? rest : rest.replaceAll(alone(value), name)),
      text,
    );
    return named.replaceAll(madeId, nameId);
  };
  const nameValue = (value: unknown): Template => {
    if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
    if (Array.isArray(value)) return value.map(nameValue);
    if (value instanceof Date) return nameTime(value.getTime() - startedAt);
    const text = nameText(String(value));
    return typeof value === 'number' && text === String(value) ? value : text;
  };
  return nameValue;
}

/** Not inside a longer figure or word. */
const alone = (value: string) => new RegExp(`(?<![\\w])${value.replaceAll(/\W/g, '\\$&')}(?![\\w])`, 'g');

/** To the minute: how long the call itself took is no part of what it means. */
const nameTime = (aheadMs: number): string => (aheadMs < AHEAD_MS ? '{now}' : `{now+${Math.round(aheadMs / AHEAD_MS) * AHEAD_MS}}`);
