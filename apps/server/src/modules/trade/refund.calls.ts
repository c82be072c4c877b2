import type { CallName } from '@qianpu/contract/rows';
import type { Handlers } from '#platform/http/handler.types';
import { approveRefund, refuseRefund } from './decide-refund.ts';
import { requestRefund } from './request-refund.ts';
import { retryFailed } from './retry-refund.ts';
import { approveOutside, refuseOutside, requestOutside } from './settle-outside.ts';
import { showRefundRequests } from './show-refund-requests.ts';
import { showOutsideRequests, showSentRefunds } from './show-sent-refunds.ts';

export const refundHandlers: Handlers<Extract<CallName, `trade.refund.${string}`>> = {
  'trade.refund.request': requestRefund,
  'trade.refund.approve': (ctx, { id }) => approveRefund(ctx, id),
  'trade.refund.refuse': async (ctx, { id }) => {
    await refuseRefund(ctx, id);
    return {};
  },
  'trade.refund.list': showRefundRequests,
  'trade.refund.listSent': showSentRefunds,
  'trade.refund.retry': (ctx, { id }) => retryFailed(ctx, id),
  'trade.refund.settleOutside': requestOutside,
  'trade.refund.approveOutside': (ctx, { id }) => approveOutside(ctx, id),
  'trade.refund.refuseOutside': async (ctx, { id }) => {
    await refuseOutside(ctx, id);
    return {};
  },
  'trade.refund.listOutside': showOutsideRequests,
};
