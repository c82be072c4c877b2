import type { OutputOf } from '#api/calls';

type Account = OutputOf<'ledger.account.list'>[number];

/** What the merchant owes or has sold stands negative in the book; a merchant reads it as a sum. */
const turned: ReadonlySet<string> = new Set(['SALES', 'HELD', 'BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD']);
export const signOf = (kind: Account['kind']): 1 | -1 => (turned.has(kind) ? -1 : 1);

const order: readonly Account['kind'][] = [
  ...(['PROVIDER', 'OUTSIDE', 'SALES', 'HELD'] as const),
  ...(['BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD', 'POINTS_COST', 'BONUS_COST'] as const),
];
/** Where the money is first, then what it is for, then what it costs. */
export const inOrder = (accounts: readonly Account[]): readonly Account[] =>
  accounts.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

/** Of accounts of these kinds, as a merchant reads them. */
export const sumOf = (accounts: readonly Account[], kinds: readonly Account['kind'][], fenOf: (account: Account) => number): number =>
  // Nothing turned is a negative nothing.
  accounts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, account) => sum + signOf(account.kind) * fenOf(account), 0) + 0;
