import type { Balance, Parts, Posting } from './ledger.types.ts';

/** A member holds so much at most (rules 8.2); what comes back to them is never refused. */
export const MOST_HELD_FEN = 5_000_000;

export const totalOf = ({ principalFen, bonusFen }: Parts): number => principalFen + bonusFen;

const negated = ({ principalFen, bonusFen }: Parts): Parts => ({ principalFen: -principalFen, bonusFen: -bonusFen });

/**
 * What is taken of principal and bonus when a sum is spent: in proportion to what is there, the fen that proportion leaves over from the
 * larger remainder, the principal first (rules 8.2). Not more than there is.
 */
export function spentOf(amountFen: number, there: Parts): Parts {
  const total = totalOf(there);
  if (amountFen > total) throw new Error(`${amountFen} fen of ${total}`);
  if (total === 0) return { principalFen: 0, bonusFen: 0 };
  const product = BigInt(amountFen) * BigInt(there.principalFen);
  const [floor, rest] = [Number(product / BigInt(total)), Number(product % BigInt(total))];
  // Of two parts the remainders are `rest` and what it lacks to a whole fen.
  const principalFen = floor + (rest > 0 && rest * 2 >= total ? 1 : 0);
  return { principalFen, bonusFen: amountFen - principalFen };
}

/** How an amount with its sign is meant: of one part, or taken as a purchase takes it. */
export function partsOf(part: 'PRINCIPAL' | 'BONUS' | 'BOTH', amountFen: number, there: Parts): Parts {
  if (part === 'PRINCIPAL') return { principalFen: amountFen, bonusFen: 0 };
  if (part === 'BONUS') return { principalFen: 0, bonusFen: amountFen };
  // Nothing is shared that is not there: who has less is refused by what is taken.
  if (-amountFen > totalOf(there)) return { principalFen: amountFen, bonusFen: 0 };
  return negated(spentOf(-amountFen, there));
}

export const isWithin = (parts: Parts, there: Balance): boolean =>
  totalOf(parts) > 0
    ? totalOf(there) + there.heldFen + totalOf(parts) <= MOST_HELD_FEN
    : there.principalFen + parts.principalFen >= 0 && there.bonusFen + parts.bonusFen >= 0;

type Entries = Posting['entries'];

const some = (entries: Entries): Entries => entries.filter(({ amountFen }) => amountFen !== 0);

/** Principal moves past the provider, bonus is the merchant's cost. */
const fromOutside = ({ principalFen, bonusFen }: Parts): Entries => [
  { account: 'OUTSIDE', amountFen: principalFen },
  { account: 'BONUS_COST', amountFen: bonusFen },
];

/** A member comes to have these parts, or with a negative sign no longer has them. */
const toMember = (owner: string, { principalFen, bonusFen }: Parts): Entries => [
  { account: 'BALANCE', owner, amountFen: -principalFen },
  { account: 'BALANCE_BONUS', owner, amountFen: -bonusFen },
];

export const adjusting = (owner: string, parts: Parts): Entries => some([...toMember(owner, parts), ...fromOutside(parts)]);

/** Sets a sum of a member aside: nobody else spends it. */
export const holding = (owner: string, parts: Parts): Entries =>
  some([...toMember(owner, negated(parts)), { account: 'BALANCE_HELD', owner, amountFen: -totalOf(parts) }]);

/** It comes back as it was taken. */
export const freeing = (owner: string, parts: Parts): Entries =>
  some([...toMember(owner, parts), { account: 'BALANCE_HELD', owner, amountFen: totalOf(parts) }]);

/** What was set aside pays for goods. */
export const settling = (owner: string, totalFen: number): Entries =>
  some([
    { account: 'BALANCE_HELD', owner, amountFen: totalFen },
    { account: 'SALES', amountFen: -totalFen },
  ]);

/** What paid for goods is the member's again. */
export const returning = (owner: string, parts: Parts): Entries =>
  some([...toMember(owner, parts), { account: 'SALES', amountFen: totalOf(parts) }]);

/** A recharge that was paid: what was the merchant's sale is the member's, with the bonus beside it. */
export const recharging = (owner: string, parts: Parts): Entries =>
  some([
    ...toMember(owner, parts),
    { account: 'SALES', amountFen: parts.principalFen },
    { account: 'BONUS_COST', amountFen: parts.bonusFen },
  ]);

/** It leaves the member for good. */
export const taking = (owner: string, parts: Parts): Entries =>
  some([{ account: 'BALANCE_HELD', owner, amountFen: totalOf(parts) }, ...fromOutside(negated(parts))]);

/** All that one account has becomes another's. */
export const joining = (from: string, to: string, { principalFen, bonusFen, heldFen }: Balance): Entries =>
  some([
    ...toMember(from, negated({ principalFen, bonusFen })),
    { account: 'BALANCE_HELD', owner: from, amountFen: heldFen },
    ...toMember(to, { principalFen, bonusFen }),
    { account: 'BALANCE_HELD', owner: to, amountFen: -heldFen },
  ]);

/** A bonus ends with its account. */
export const voiding = (owner: string, { bonusFen }: Parts): Entries => adjusting(owner, { principalFen: 0, bonusFen: -bonusFen });
