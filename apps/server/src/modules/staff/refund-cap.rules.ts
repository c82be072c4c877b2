import { mayGrant } from './staff.rules.ts';

/** In fen; null: no cap. */
export interface RefundCaps {
  /** Of one refund. */
  readonly oneFen: number | null;
  /** Of all refunds of a day. */
  readonly dayFen: number | null;
}

interface CappedRole extends RefundCaps {
  readonly permissions: readonly string[];
}

const REFUND_CALLS = ['trade.order.refund', 'trade.order.close', 'trade.refund.request', 'trade.refund.approve'] as const;

const opensRefunds = (permissions: readonly string[]): boolean => REFUND_CALLS.some((call) => mayGrant(permissions, call));

const higher = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : Math.max(a, b));

/** Of several roles that refund the most generous counts, as with permissions. Whoever has none of them gives nothing back. */
export const capsOf = (roles: readonly CappedRole[]): RefundCaps =>
  roles
    .filter(({ permissions }) => opensRefunds(permissions))
    .reduce<RefundCaps>((caps, role) => ({ oneFen: higher(caps.oneFen, role.oneFen), dayFen: higher(caps.dayFen, role.dayFen) }), {
      oneFen: 0,
      dayFen: 0,
    });

const isWithin = (wanted: number | null, held: number | null): boolean => held === null || (wanted !== null && wanted <= held);

/** Nobody hands on a higher cap than their own; one of a role that refunds nothing binds nobody. */
export const mayGrantCaps = (held: RefundCaps, role: CappedRole): boolean =>
  !opensRefunds(role.permissions) || (isWithin(role.oneFen, held.oneFen) && isWithin(role.dayFen, held.dayFen));
