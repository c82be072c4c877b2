import type { CallName } from '@qianpu/contract/rows';
import type { Handlers } from '#platform/http/handler.types';
import { approveRefund, refuseRefund } from './decide-refund.ts';
import { requestRefund } from './request-refund.ts';
import { showRefundRequests } from './show-refund-requests.ts';

export const refundHandlers: Handlers<Extract<CallName, `trade.refund.${string}`>> = {
  'trade.refund.request': requestRefund,
  'trade.refund.approve': (ctx, { id }) => approveRefund(ctx, id),
  'trade.refund.refuse': async (ctx, { id }) => {
    await refuseRefund(ctx, id);
    return {};
  },
  'trade.refund.list': showRefundRequests,
};
