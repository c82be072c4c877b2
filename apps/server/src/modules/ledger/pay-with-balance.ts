import { fail } from '@qianpu/contract/failure';
import type { Ctx, TxCtx } from '#platform/ctx';
import { findBalance, lockBalance } from './balance.repo.ts';
import { freeing, holding, MOST_HELD_FEN, recharging, returning, settling, spentOf, totalOf } from './balance.rules.ts';
import { post } from './ledger.repo.ts';
import type { Parts } from './ledger.types.ts';

/** A part of a payment that is paid by a balance. `ref` is the tender's number. */
export interface BalancePayment extends Parts {
  readonly memberId: string;
  readonly ref: string;
}

/** Sets a sum aside for a payment, of principal and bonus in proportion; answers what was taken of each. */
export async function holdBalance(
  ctx: TxCtx,
  { memberId, ref, amountFen }: { readonly memberId: string; readonly ref: string; readonly amountFen: number },
): Promise<Parts> {
  const there = await lockBalance(ctx, memberId);
  if (totalOf(there) < amountFen) throw fail('BALANCE_SHORT');
  const parts = spentOf(amountFen, there);
  await post(ctx, { kind: 'HOLD', ref, entries: holding(memberId, parts) });
  return parts;
}

/** What was held pays. */
export const takeBalance = (ctx: TxCtx, { memberId, ref, ...parts }: BalancePayment): Promise<boolean> =>
  post(ctx, { kind: 'PAY', ref, entries: settling(memberId, totalOf(parts)) });

/** The payment came to nothing: it is the member's again as it was taken. */
export const freeBalance = (ctx: TxCtx, { memberId, ref, ...parts }: BalancePayment): Promise<boolean> =>
  post(ctx, { kind: 'FREE', ref, entries: freeing(memberId, parts) });

/** A refund of what a balance has paid. `ref` is the refund's number. What comes back is never refused by how much a member may hold. */
export const returnBalance = (ctx: TxCtx, { memberId, ref, ...parts }: BalancePayment): Promise<boolean> =>
  post(ctx, { kind: 'REFUND', ref, entries: returning(memberId, parts) });

/** How much more a member's balance may hold. */
export async function findRoom(ctx: Ctx, memberId: string): Promise<number> {
  const there = await findBalance(ctx, memberId);
  return Math.max(0, MOST_HELD_FEN - totalOf(there) - there.heldFen);
}

/** A recharge was paid, under its trade's number. Money that came is never refused by how much a member may hold. */
export const postRecharge = (ctx: TxCtx, { memberId, ref, ...parts }: BalancePayment): Promise<boolean> =>
  post(ctx, { kind: 'RECHARGE', ref, entries: recharging(memberId, parts) });
