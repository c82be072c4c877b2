import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { ledgerEvents } from '#events/ledger';
import { isMember } from '#modules/identity';
import { findSetting } from '#modules/shop';
import type { Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { addToDay, decideAdjustment, findAdjustment, insertAdjustment } from './adjustment.repo.ts';
import { findBalance, lockBalance } from './balance.repo.ts';
import { adjusting, freeing, holding, isWithin, partsOf, taking, totalOf } from './balance.rules.ts';
import { post } from './ledger.repo.ts';
import type { Parts } from './ledger.types.ts';

const emit = emitter('ledger', ledgerEvents);
const FEN_A_YUAN = 100;

/**
 * Changes what a member has, or asks a second person to where one alone may not. What is to be taken is set aside meanwhile: nobody agrees
 * to what has been spent since.
 */
export async function askAdjustment(
  ctx: TxCtx<Staff>,
  { memberId, part, amountFen, reason, note }: ParsedOf<'ledger.adjustment.ask'>,
): Promise<OutputOf<'ledger.adjustment.ask'>> {
  const there = await holdMember(ctx, memberId);
  const parts = partsOf(part, amountFen, there);
  if (!isWithin(parts, there)) throw fail(amountFen > 0 ? 'BALANCE_FULL' : 'BALANCE_SHORT');
  const { isDone, allowedAlone } = await countAlone(ctx, Math.abs(amountFen));
  const id = await insertAdjustment(ctx, { ...parts, memberId, reason, note, isDone, askedBy: ctx.actor.staffId, allowedAlone });
  if (isDone) {
    await post(ctx, { kind: 'ADJUST', ref: id, entries: adjusting(memberId, parts) });
    await tell(ctx, memberId, id, parts);
  } else if (amountFen < 0) await post(ctx, { kind: 'HOLD', ref: id, entries: holding(memberId, taken(parts)) });
  return { id, state: isDone ? 'DONE' : 'WAITING' };
}

/** The second person agrees. Of two who do at once one does; whoever asked never. */
export async function approveAdjustment(ctx: TxCtx<Staff>, id: string): Promise<Parts> {
  const decided = await decideAdjustment(ctx, id, 'DONE', ctx.actor.staffId);
  if (!decided) throw await refusal(ctx, id);
  const { member_id: memberId, principal_fen: principalFen, bonus_fen: bonusFen } = decided;
  const parts = { principalFen, bonusFen };
  const there = await holdMember(ctx, memberId);
  if (totalOf(parts) < 0) await post(ctx, { kind: 'TAKE', ref: id, entries: taking(memberId, taken(parts)) });
  else if (isWithin(parts, there)) await post(ctx, { kind: 'ADJUST', ref: id, entries: adjusting(memberId, parts) });
  else throw fail('BALANCE_FULL');
  await tell(ctx, memberId, id, parts);
  return parts;
}

/** Also by whoever asked, who takes it back. What was set aside is the member's to spend again. */
export async function refuseAdjustment(ctx: TxCtx<Staff>, id: string): Promise<void> {
  const decided = await decideAdjustment(ctx, id, 'REFUSED', ctx.actor.staffId);
  if (!decided) throw await refusal(ctx, id);
  const parts = { principalFen: decided.principal_fen, bonusFen: decided.bonus_fen };
  if (totalOf(parts) < 0) await post(ctx, { kind: 'FREE', ref: id, entries: freeing(decided.member_id, taken(parts)) });
}

/** What a negative change takes, as it is set aside. */
const taken = ({ principalFen, bonusFen }: Parts): Parts => ({ principalFen: Math.abs(principalFen), bonusFen: Math.abs(bonusFen) });

/** The member and what they have stay as they are until the transaction ends. */
async function holdMember(ctx: TxCtx, memberId: string) {
  if (!(await isMember(ctx, memberId))) throw fail('NOT_FOUND');
  return lockBalance(ctx, memberId);
}

/** Whether the caller may do it alone: by its own sum, and by all they have done alone today. */
async function countAlone(ctx: TxCtx<Staff>, amountFen: number): Promise<{ isDone: boolean; allowedAlone: number }> {
  const { aloneYuan, aloneDayYuan } = await findSetting(ctx, 'ledger');
  const allowedAlone = aloneYuan * FEN_A_YUAN;
  const isDone = amountFen <= allowedAlone && (await addToDay(ctx, ctx.actor.staffId, amountFen, aloneDayYuan * FEN_A_YUAN));
  return { isDone, allowedAlone };
}

async function refusal(ctx: TxCtx<Staff>, id: string) {
  const found = await findAdjustment(ctx, id);
  if (!found) return fail('NOT_FOUND');
  return fail(found.state === 'WAITING' && found.asked_by === ctx.actor.staffId ? 'ADJUSTMENT_NEEDS_OTHER' : 'ADJUSTMENT_DECIDED');
}

async function tell(ctx: TxCtx, memberId: string, adjustmentId: string, parts: Parts): Promise<void> {
  const leftFen = totalOf(await findBalance(ctx, memberId));
  await emit(ctx, 'ledger.balance.changed', { memberId, adjustmentId, amountFen: totalOf(parts), leftFen });
}
