import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { exportActivities } from '#modules/activity';
import { exportFiles, exportPrivateFiles } from '#modules/asset';
import { exportBehaviour } from '#modules/behaviour';
import { listLines } from '#modules/cart';
import { exportCustomer } from '#modules/customer';
import { proveHolder } from '#modules/identity';
import { exportMessages } from '#modules/inbox';
import { exportBalance } from '#modules/ledger';
import { exportLoyalty } from '#modules/loyalty';
import { exportCoupons } from '#modules/marketing';
import { exportMember, notifyExport } from '#modules/member';
import { exportOrders } from '#modules/order';
import { exportQuestions } from '#modules/question';
import { exportReviews } from '#modules/review';
import { exportChats } from '#modules/support';
import { type Ctx, inTx, type Member } from '#platform/ctx';

/** All the mall knows of a member (PIPL 45), asked of each module; for the member alone, who proves it once more. */
export async function exportData(
  ctx: Ctx<Member>,
  proof: ParsedOf<'privacy.data.export'>['proof'],
): Promise<OutputOf<'privacy.data.export'>> {
  const useProof = await proveHolder(ctx, proof, 'privacy');
  await inTx(ctx, (ctx) => notifyExport(ctx, useProof));
  const { memberId } = ctx.actor;
  return inTx(ctx, async (ctx) => ({
    exportedAt: ctx.now.getTime(),
    data: {
      member: await exportMember(ctx, memberId),
      customer: await exportCustomer(ctx, memberId),
      orders: await exportOrders(ctx, memberId),
      reviews: await exportReviews(ctx, memberId),
      questions: await exportQuestions(ctx, memberId),
      balance: await exportBalance(ctx, memberId),
      coupons: await exportCoupons(ctx, memberId),
      activities: await exportActivities(ctx, memberId),
      loyalty: await exportLoyalty(ctx, memberId),
      kept: await exportBehaviour(ctx, memberId),
      messages: await exportMessages(ctx, memberId),
      chats: await exportChats(ctx, memberId),
      files: await exportFiles(ctx, memberId),
      privateFiles: await exportPrivateFiles(ctx, memberId),
      cart: await listLines(ctx),
    },
  }));
}
