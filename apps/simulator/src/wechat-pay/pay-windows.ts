import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { WechatPay } from './wechat-pay.ts';

const KeyAction = z.strictObject({ action: z.enum(['publish', 'activate']) });

/** Through these, people and tests look into the provider's books and turn its keys. */
export function addPayWindows(server: FastifyInstance, pay: WechatPay): void {
  server.get<{ Querystring: { mchid?: string | null } }>('/wechat-pay/book.json', async ({ query: { mchid = null } }) => ({
    transactions: pay.orders.all(mchid).map(({ outTradeNo, transactionId, amountFen, state, paidMs }) => ({
      ...{ outTradeNo, transactionId, amountFen, state, paidMs },
    })),
    refunds: pay.refunds.all(mchid).map(({ outRefundNo, outTradeNo, amountFen, state, doneMs }) => ({
      ...{ outRefundNo, outTradeNo, amountFen, state, doneMs },
    })),
  }));
  server.get('/wechat-pay/callbacks.json', async () => ({ waiting: pay.callbacks.waiting(), counts: pay.callbacks.counts() }));
  server.post('/wechat-pay/accounts/reload', async () => ({ accounts: pay.accounts.reload() }));
  server.post('/wechat-pay/keys', async (request, reply) => {
    const input = KeyAction.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    return { serialNo: input.data.action === 'publish' ? pay.keys.publish() : pay.keys.activate() };
  });
}
