import { beginPart, currentSpan, type TraceSpan } from './trace.ts';

const TRANSACTION = new Set(['begin', 'commit', 'rollback']);

/** A statement that somebody waits for. Its text is not told: what has no name may hold what was typed. */
export function beginStatement(statement: unknown, role: string): TraceSpan | undefined {
  const parent = currentSpan();
  if (!parent) return undefined;
  const name = nameOf(statement);
  return beginPart({ name: `SQL ${name}`, kind: 'client', labels: { 'db.system.name': 'postgresql', 'db.role': role } }, parent);
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return TRANSACTION.has(statement) ? statement : 'unnamed';
  return (statement as { readonly name?: string }).name ?? 'unnamed';
}
