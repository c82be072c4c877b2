import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage, takeForms, webAddress } from '../pay/page-replies.ts';
import { cashierPage, cashierState } from './cashier-page.ts';
import { ordersPage } from './orders-page.ts';
import { PayError } from './pay-error.ts';
import type { WechatPay } from './wechat-pay.ts';

const LISTED = 100;

const text = z.string().max(2048).default('');
const Visit = z.object({ prepay_id: text, redirect_url: text });
const Decision = Visit.extend({ action: z.enum(['pay', 'cancel']) });
const Scan = z.object({ code_url: text });

/** Where shoppers pay. Pages work without script. */
export async function cashierRoutes(server: FastifyInstance, pay: WechatPay): Promise<void> {
  takeForms(server);
  server.get('/wechat-pay', (_request, reply) => sendPage(reply, ordersPage(pay.orders.newest(LISTED))));
  server.get('/wechat-pay/cashier', (request, reply) => {
    const { prepay_id, redirect_url } = Visit.parse(request.query);
    const order = pay.orders.findByPrepay(prepay_id);
    return sendPage(reply, cashierPage(cashierState(order, pay.now()), order, webAddress(redirect_url)));
  });
  server.get('/wechat-pay/scan', (request, reply) => {
    const prepayId = /^weixin:\/\/wxpay\/bizpayurl\?pr=(\w+)$/.exec(Scan.parse(request.query).code_url)?.[1] ?? '';
    const order = pay.orders.findByPrepay(prepayId);
    return sendPage(reply, cashierPage(cashierState(order, pay.now()), order, ''));
  });
  server.post('/wechat-pay/cashier', (request, reply) => {
    const { prepay_id, redirect_url, action } = Decision.parse(request.body);
    const order = pay.orders.findByPrepay(prepay_id);
    const back = webAddress(redirect_url);
    const state = cashierState(order, pay.now());
    if (action === 'pay' && state === 'open' && order !== undefined) pay.pay(order);
    if (back !== '' && (action === 'cancel' || state === 'open')) return reply.redirect(back, 303);
    return reply.redirect(`/wechat-pay/cashier?${new URLSearchParams({ prepay_id, redirect_url: back })}`, 303);
  });
}

/** Pays as the shopper would, for tests. */
export function addPayingWindow(server: FastifyInstance, pay: WechatPay): void {
  const Payment = z.object({ mchid: z.string(), out_trade_no: z.string() });
  server.post('/wechat-pay/pay', async (request, reply) => {
    try {
      const { mchid, out_trade_no: outTradeNo } = Payment.parse(request.body);
      return { transaction_id: pay.pay({ mchid, outTradeNo }).transactionId };
    } catch (error) {
      if (error instanceof PayError) return reply.code(error.status).send(error.body);
      throw error;
    }
  });
}
