import type { friendPayRows } from '@qianpu/contract/calls/friend-pay';
import { fail } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import type { Ctx, Member } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { choosePayWays, showPayWays } from './choose-ways.ts';
import { findOwnWays } from './find-own-ways.ts';
import { createFriendPay } from './friend/create-friend-pay.ts';
import { payForFriend } from './friend/pay-for-friend.ts';
import { showFriendPay } from './friend/show-friend-pay.ts';
import { handleNotice } from './handle-notice.ts';
import { activatePayAccount, retirePayAccount, setPayAccount, showPayAccounts, testPayAccount } from './manage-pay-accounts.ts';
import { openPayment } from './open-payment.ts';
import { listActiveAccounts } from './pay-account.repo.ts';
import { readPaySession } from './pay-session.ts';
import { findWaysOff } from './pay-way.repo.ts';
import { findTrade, listGoods, listOrders } from './payable-trade.repo.ts';
import { findPayment } from './payment.repo.ts';
import { viewOpened, viewStatus, viewWays } from './payment.view.ts';
import { findLateRefund } from './refund.repo.ts';
import { switchPayment } from './switch-payment.ts';

type PayCall =
  | keyof typeof friendPayRows
  | 'trade.order.pay'
  | Extract<CallName, `trade.pay.${string}` | `trade.payAccount.${string}` | `trade.payWays.${string}`>;

async function requireOwnTrade(ctx: Ctx<Member>, tradeId: string) {
  const trade = await findTrade(ctx, tradeId);
  if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  return trade;
}

export const paymentHandlers: Handlers<PayCall> = {
  'trade.order.pay': async (ctx, { tradeId, way }) => viewOpened(await openPayment(ctx, { tradeId, tenders: [{ way }] })),
  'trade.pay.switch': async (ctx, { tradeId, way }) => viewOpened(await switchPayment(ctx, { tradeId, tenders: [{ way }] })),
  'trade.pay.open': async (ctx, { tradeId, tenders, proof, returnUrl }) => {
    if (returnUrl && new URL(returnUrl).hostname !== ctx.host) throw fail('BAD_INPUT', ['returnUrl']);
    // Named one by one: whose trade it is, is never the caller's to say.
    return switchPayment(ctx, { tradeId, tenders, proof, returnUrl });
  },
  'trade.pay.ways': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    const off = await findWaysOff(ctx, tradeId);
    return [...viewWays(trade, await listActiveAccounts(ctx), await readPaySession(ctx), off), ...(await findOwnWays(ctx, trade, off))];
  },
  'trade.pay.status': async (ctx, { tradeId }) => {
    const trade = await requireOwnTrade(ctx, tradeId);
    const orders = await listOrders(ctx, tradeId);
    const payment = trade.state === 'CLOSED' ? undefined : await findPayment(ctx, tradeId, trade.state === 'PAID' ? 'PAID' : 'OPEN');
    const goodsIds = await listGoods(ctx, orders);
    return viewStatus(trade, { orders, goodsIds, tenders: payment?.tenders ?? [], late: await findLateRefund(ctx, tradeId) });
  },
  'marketing.friendsPay.info': (ctx, { token }) => showFriendPay(ctx, token),
  'trade.friendPay.create': createFriendPay,
  'trade.friendPay.open': payForFriend,
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
  'trade.payWays.list': showPayWays,
  'trade.payWays.save': async (ctx, input) => {
    await choosePayWays(ctx, input);
    return {};
  },
  'trade.pay.notify': (ctx, callback) => handleNotice(ctx, callback),
};
