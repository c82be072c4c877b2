import { fail } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { Ctx, Member } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { findOwnWays } from './find-own-ways.ts';
import { handleNotice } from './handle-notice.ts';
import { activatePayAccount, retirePayAccount, setPayAccount, showPayAccounts, testPayAccount } from './manage-pay-accounts.ts';
import { openPayment } from './open-payment.ts';
import { listActiveAccounts } from './pay-account.repo.ts';
import { readPaySession } from './pay-session.ts';
import { findTrade, listGoods, listOrders } from './payable-trade.repo.ts';
import { findPayment } from './payment.repo.ts';
import { viewOpened, viewStatus, viewWays } from './payment.view.ts';
import { findLateRefund } from './refund.repo.ts';
import { switchPayment } from './switch-payment.ts';

type PayCall = 'trade.order.pay' | Extract<CallName, `trade.pay.${string}` | `trade.payAccount.${string}`>;

async function requireOwnTrade(ctx: Ctx<Member>, tradeId: string) {
  const trade = await findTrade(ctx, tradeId);
  if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  return trade;
}

export const paymentHandlers: Handlers<PayCall> = {
  'trade.order.pay': async (ctx, { tradeId, way }) => viewOpened(await openPayment(ctx, { tradeId, tenders: [{ way }] })),
  'trade.pay.switch': async (ctx, { tradeId, way }) => viewOpened(await switchPayment(ctx, { tradeId, tenders: [{ way }] })),
  'trade.pay.open': async (ctx, request) => {
    if (request.returnUrl && new URL(request.returnUrl).hostname !== ctx.host) throw fail('BAD_INPUT', ['returnUrl']);
    return switchPayment(ctx, request);
  },
  'trade.pay.ways': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    return [...viewWays(trade, await listActiveAccounts(ctx), await readPaySession(ctx)), ...(await findOwnWays(ctx, trade))];
  },
  'trade.pay.status': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    const orders = await listOrders(ctx, tradeId);
    const payment = trade.state === 'CLOSED' ? undefined : await findPayment(ctx, tradeId, trade.state === 'PAID' ? 'PAID' : 'OPEN');
    const goodsIds = await listGoods(ctx, orders);
    return viewStatus(trade, { orders, goodsIds, tenders: payment?.tenders ?? [], late: await findLateRefund(ctx, tradeId) });
  },
  'trade.payAccount.list': showPayAccounts,
  'trade.payAccount.set': setPayAccount,
  'trade.payAccount.test': (ctx, { appRef }) => testPayAccount(ctx, appRef),
  'trade.payAccount.activate': async (ctx, { appRef }) => {
    await activatePayAccount(ctx, appRef);
    return {};
  },
  'trade.payAccount.retire': async (ctx, { appRef }) => {
    await retirePayAccount(ctx, appRef);
    return {};
  },
  'trade.pay.notify': (ctx, callback) => handleNotice(ctx, callback),
};
