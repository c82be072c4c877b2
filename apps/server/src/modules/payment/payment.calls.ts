import { fail } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { Ctx, Member } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { handleNotice } from './handle-notice.ts';
import { openPayment } from './open-payment.ts';
import { findAccountRow } from './pay-account.repo.ts';
import { MAIN } from './pay-accounts.ts';
import { readPaySession } from './pay-session.ts';
import { findTrade, listGoods, listOrders } from './payable-trade.repo.ts';
import { viewStatus, viewWays } from './payment.view.ts';
import { findLateRefund } from './refund.repo.ts';
import { switchPayment } from './switch-payment.ts';

type PayCall = 'trade.order.pay' | Extract<CallName, `trade.pay.${string}`>;

async function requireOwnTrade(ctx: Ctx<Member>, tradeId: string) {
  const trade = await findTrade(ctx, tradeId);
  if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  return trade;
}

export const paymentHandlers: Handlers<PayCall> = {
  'trade.order.pay': (ctx, { tradeId, way }) => openPayment(ctx, tradeId, way),
  'trade.pay.switch': (ctx, { tradeId, way }) => switchPayment(ctx, tradeId, way),
  'trade.pay.ways': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    return viewWays(trade, (await findAccountRow(ctx, MAIN))?.app_id, await readPaySession(ctx));
  },
  'trade.pay.status': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    const orders = await listOrders(ctx, tradeId);
    return viewStatus(trade, orders, await listGoods(ctx, orders), await findLateRefund(ctx, tradeId));
  },
  'trade.pay.notify': (ctx, callback) => handleNotice(ctx, callback),
};
