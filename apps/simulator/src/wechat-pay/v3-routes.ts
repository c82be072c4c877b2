import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beijingTime } from '../pay/beijing-time.ts';
import { type Liar, mayLie } from '../pay/lies.ts';
import type { Account } from './accounts.ts';
import type { AddCall } from './merchant-call.ts';
import { parsed } from './parsed.ts';
import { PayError } from './pay-error.ts';
import { readWantedOrder, transactionView, type Way } from './pay-order.ts';
import { readWantedRefund, refundView } from './pay-refund.ts';
import { seal } from './seal.ts';
import { addBillRoutes } from './trade-bill.ts';
import { verifyRequest } from './verify-request.ts';
import type { WechatPay } from './wechat-pay.ts';

/** WeChat Pay's API v3: requests signed by merchants, answers signed by the provider, over the bytes as they are. */
export async function v3Routes(server: FastifyInstance, pay: WechatPay): Promise<void> {
  const verified = new WeakSet<FastifyRequest>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.setErrorHandler((error: FastifyError | PayError, request, reply) => {
    if (error instanceof PayError) return reply.code(error.status).send(error.body);
    request.log.error({ err: error }, 'failed');
    const status = error.statusCode ?? 500;
    return reply.code(status).send({ code: status < 500 ? 'INVALID_REQUEST' : 'SYSTEM_ERROR', message: '系统异常，请稍后重试' });
  });
  server.addHook('onSend', async (request, reply, payload) => {
    if (verified.has(request)) reply.headers({ 'Request-ID': request.id, ...pay.keys.signatureHeaders(textOf(payload)) });
    return payload;
  });
  const add: AddCall = (method, url, answer) => {
    server.route({
      method,
      url,
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { authorization } = request.headers;
        const find = (mchid: string) => pay.accounts.find(mchid);
        const account = verifyRequest({ method, url: request.url, authorization, body }, find, pay.now());
        // The file of a bill is the one answer without a signature.
        if (!url.includes('billdownload')) verified.add(request);
        const origin = `${request.protocol}://${request.host}`;
        const { params, query } = request as { params: Record<string, string>; query: Record<string, string> };
        return answer({ account, body, params, query, origin, reply });
      },
    });
  };
  addOrderCalls(add, pay);
  addRefundCalls(add, pay);
  addBillRoutes(add, pay);
  add('GET', '/v3/certificates', ({ account }) => ({
    data: pay.keys.listed().map(({ serialNo, pem, fromMs, untilMs }) => ({
      serial_no: serialNo,
      effective_time: beijingTime(fromMs),
      expire_time: beijingTime(untilMs),
      encrypt_certificate: seal(account.apiV3Key, pem, 'certificate'),
    })),
  }));
}

function addOrderCalls(add: AddCall, pay: WechatPay): void {
  for (const way of ['jsapi', 'h5', 'native'] as const) {
    add('POST', `/v3/pay/transactions/${way}`, ({ account, body, origin }) => {
      const wanted = readWantedOrder(way, body, account, pay.knowsPayer, pay.now());
      return mayLie(liarOf(pay), 'create', wanted.outTradeNo, () => wayToPay(way, pay.orders.open(wanted, pay.now()).prepayId, origin));
    });
  }
  add('GET', '/v3/pay/transactions/out-trade-no/:outTradeNo', ({ account, params, query }) => {
    refuseForeign(account, query.mchid);
    return found(pay.orders.find(account.mchid, params.outTradeNo ?? ''), transactionView);
  });
  add('GET', '/v3/pay/transactions/id/:transactionId', ({ account, params, query }) => {
    refuseForeign(account, query.mchid);
    return found(pay.orders.findByTransaction(account.mchid, params.transactionId ?? ''), transactionView);
  });
  add('POST', '/v3/pay/transactions/out-trade-no/:outTradeNo/close', async ({ account, body, params, reply }) => {
    refuseForeign(account, parsed(z.object({ mchid: z.string() }), body).mchid);
    const { outTradeNo = '' } = params;
    await mayLie(liarOf(pay), 'close', outTradeNo, () => {
      const isLate = pay.lies.tells('lateAfterClose', outTradeNo);
      pay.orders.close(account.mchid, outTradeNo, isLate ? pay.now() + pay.lies.plan.lateDelayMs : null);
      pay.wake();
    });
    return reply.code(204).send();
  });
}

function addRefundCalls(add: AddCall, pay: WechatPay): void {
  add('POST', '/v3/refund/domestic/refunds', ({ account, body }) => {
    const wanted = readWantedRefund(body, account);
    const order =
      wanted.outTradeNo === null
        ? pay.orders.findByTransaction(account.mchid, wanted.transactionId ?? '')
        : pay.orders.find(account.mchid, wanted.outTradeNo);
    return mayLie(liarOf(pay), 'refund', wanted.outRefundNo, async () => {
      const refund = pay.refunds.ask(wanted, order, pay.now(), pay.now() + pay.lies.plan.refundDelayMs);
      if (refund.state === 'PROCESSING' && pay.lies.tells('reorder', wanted.outRefundNo)) await pay.finishAhead(refund);
      pay.wake();
      return refundView(refund);
    });
  });
  add('GET', '/v3/refund/domestic/refunds/:outRefundNo', ({ account, params }) => {
    const refund = pay.refunds.find(account.mchid, params.outRefundNo ?? '');
    if (refund === undefined) throw new PayError('RESOURCE_NOT_EXISTS', '退款单不存在');
    return refundView(refund);
  });
}

/** What the phone is sent to; the code of a QR picture is an address of ours as well. */
function wayToPay(way: Way, prepayId: string, origin: string) {
  if (way === 'jsapi') return { prepay_id: prepayId };
  if (way === 'h5') return { h5_url: `${origin}/wechat-pay/cashier?prepay_id=${prepayId}` };
  return { code_url: `weixin://wxpay/bizpayurl?pr=${prepayId}` };
}

const liarOf = ({ lies, requests }: WechatPay): Liar => ({
  lies,
  requests,
  busy: () => new PayError('FREQUENCY_LIMITED', '频率超限'),
  fault: () => new PayError('SYSTEM_ERROR', '系统异常，请稍后重试'),
});

function found<T, V>(row: T | undefined, view: (row: T) => V): V {
  if (row === undefined) throw new PayError('ORDER_NOT_EXIST', '订单不存在');
  return view(row);
}

function refuseForeign(account: Account, mchid: string | undefined): void {
  if (mchid !== account.mchid) throw new PayError('PARAM_ERROR', '商户号与签名不一致', { location: 'query', field: 'mchid' });
}

const textOf = (payload: unknown) => (typeof payload === 'string' ? payload : '');
