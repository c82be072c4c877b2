import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { billTime } from '../pay/beijing-time.ts';
import { sendPage, takeForms } from '../pay/page-replies.ts';
import { yuan } from '../pay/yuan.ts';
import type { Alipay } from './alipay.ts';
import { AlipayRefusal } from './alipay-refusal.ts';
import { cashierPage, cashierState, tradesPage } from './cashier-page.ts';
import { signedForm } from './rsa2.ts';
import type { BookedTrade } from './trade-book.ts';

const LISTED = 100;
const Visit = z.object({ token: z.string().max(64).default('') });
const Decision = Visit.extend({ action: z.enum(['pay', 'cancel']) });

/** Where shoppers pay. Pages work without script. */
export async function alipayPages(server: FastifyInstance, alipay: Alipay): Promise<void> {
  takeForms(server);
  /** Who looks at a trade has begun to pay: from then on merchants see it. */
  const begun = (token: string) => {
    const asked = alipay.trades.findByToken(token, alipay.now());
    return asked && alipay.trades.begin(asked, alipay.now());
  };
  const seen = (trade: BookedTrade | undefined) => cashierPage(cashierState(trade, alipay.now()), trade);
  server.get('/alipay', (_request, reply) => sendPage(reply, tradesPage(alipay.trades.newest(LISTED))));
  server.get('/alipay/cashier', (request, reply) => sendPage(reply, seen(begun(Visit.parse(request.query).token))));
  // What stands in a code: the phone that scans it goes there.
  server.get('/alipay/qr/:token', (request, reply) => sendPage(reply, seen(begun(Visit.parse(request.params).token))));
  server.post('/alipay/cashier', (request, reply) => {
    const { token, action } = Decision.parse(request.body);
    const trade = alipay.trades.findByToken(token, alipay.now());
    if (trade === undefined || cashierState(trade, alipay.now()) !== 'open') return reply.redirect(`/alipay/cashier?token=${token}`, 303);
    if (action === 'cancel') return reply.redirect(trade.returnUrl || `/alipay/cashier?token=${token}`, 303);
    const paid = alipay.pay(trade);
    return reply.redirect(wayBack(alipay, paid) ?? `/alipay/cashier?token=${token}`, 303);
  });
}

/** The merchant's page is told what it may show, signed; it is no proof of payment. */
function wayBack(alipay: Alipay, trade: BookedTrade): string | undefined {
  const account = alipay.accounts.find(trade.appId);
  if (account === undefined || trade.returnUrl === '') return undefined;
  const url = new URL(trade.returnUrl);
  const said = {
    ...{ app_id: trade.appId, auth_app_id: trade.appId, charset: 'utf-8', method: 'alipay.trade.wap.pay.return' },
    ...{ out_trade_no: trade.outTradeNo, seller_id: trade.sellerId, timestamp: billTime(alipay.now()) },
    ...{ total_amount: yuan(trade.amountFen), trade_no: trade.tradeNo ?? '', version: '1.0' },
  };
  for (const [name, value] of new URLSearchParams(signedForm(said, account.privateKey))) url.searchParams.set(name, value);
  return url.href;
}

const Payment = z.object({ appId: z.string(), out_trade_no: z.string() });

/** Through these, people and tests pay as the shopper would, and look into the provider's books. */
export function addAlipayWindows(server: FastifyInstance, alipay: Alipay): void {
  server.post('/alipay/pay', async (request, reply) => {
    const input = Payment.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    try {
      return { trade_no: alipay.pay({ appId: input.data.appId, outTradeNo: input.data.out_trade_no }).tradeNo };
    } catch (error) {
      if (error instanceof AlipayRefusal) return reply.code(400).send(error.body);
      throw error;
    }
  });
  server.get<{ Querystring: { app_id?: string | null } }>('/alipay/book.json', async ({ query: { app_id: appId = null } }) => ({
    transactions: alipay.trades.all(appId).map(({ outTradeNo, tradeNo, amountFen, refundedFen, state, paidMs }) => ({
      ...{ outTradeNo, transactionId: tradeNo, amountFen, refundedFen, state, paidMs },
    })),
    refunds: alipay.refunds.all(appId).map(({ outRequestNo, outTradeNo, amountFen, state, doneMs }) => ({
      ...{ outRefundNo: outRequestNo, outTradeNo, amountFen, state, doneMs },
    })),
  }));
  server.get('/alipay/callbacks.json', async () => ({ waiting: alipay.callbacks.waiting(), counts: alipay.callbacks.counts() }));
  server.post('/alipay/accounts/reload', async () => ({ accounts: alipay.accounts.reload() }));
}
