import type { ActivityKind, ActivityTerms } from './activity.types.ts';

export type TermsOf<K extends ActivityKind> = Extract<ActivityTerms, { kind: K }>;
export type Scope = TermsOf<'FIRST_ORDER'>['scope'];

/** The goods it is for, where they are not named one by one. */
export function scopeIn(terms: ActivityTerms): Scope | null {
  if (terms.kind === 'LIMITED_DISCOUNT') return terms.discount.by === 'PRICE' ? null : terms.discount.scope;
  return 'scope' in terms ? terms.scope : null;
}
