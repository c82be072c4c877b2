import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, takeForms } from '../pay/page-replies.ts';
import type { Alipay } from './alipay.ts';
import type { AlipayAccount } from './alipay-accounts.ts';
import { addBillRoute, billCall } from './alipay-bill.ts';
import { AlipayRefusal } from './alipay-refusal.ts';
import { refusalPage } from './cashier-page.ts';
import { type AnswerCall, tradeCalls } from './gateway-calls.ts';
import { readWantedTrade } from './read-trade.ts';
import { type Parameters, rsa2 } from './rsa2.ts';
import { verifyCall } from './verify-call.ts';

const WAP = 'alipay.trade.wap.pay';

/** The one address of Alipay's open platform: phones are sent to it, merchants ask it, and every answer of theirs is signed. */
export async function gatewayRoutes(server: FastifyInstance, alipay: Alipay): Promise<void> {
  takeForms(server);
  const bills = billCall();
  const calls: Readonly<Record<string, AnswerCall>> = { ...tradeCalls, ...bills.calls };
  addBillRoute(server, bills, alipay.now);
  server.get('/gateway.do', (request, reply) => openCashier(alipay, parametersOf(request), reply));
  server.post('/gateway.do', async (request, reply) => {
    const parameters = parametersOf(request);
    if (parameters.method === WAP) return openCashier(alipay, parameters, reply);
    const account = alipay.accounts.find(parameters.app_id ?? '');
    const origin = `${request.protocol}://${request.host}`;
    const body = await answered(async () => {
      const call = { alipay, account: verifyCall(parameters, account), parameters, origin };
      const answer = calls[parameters.method ?? ''];
      if (answer === undefined) throw new AlipayRefusal(40002, 'isv.invalid-method', '不存在的方法名');
      return answer(call);
    }, request);
    return reply.type('text/html;charset=utf-8').send(signedAnswer(parameters.method ?? 'error', body, account));
  });
}

const parametersOf = ({ query, body }: FastifyRequest) => ({ ...(query as object), ...(body as object) }) as Parameters;

/** Phones come with what a merchant has signed; they learn why if it is not believed. */
function openCashier(alipay: Alipay, parameters: Parameters, reply: FastifyReply) {
  try {
    const account = verifyCall(parameters, alipay.accounts.find(parameters.app_id ?? ''));
    if (parameters.method !== WAP) throw new AlipayRefusal(40002, 'isv.invalid-method', '不存在的方法名');
    const { token } = alipay.trades.request(readWantedTrade('WAP', parameters, account, alipay.now()), alipay.now());
    return reply.redirect(`/alipay/cashier?token=${token}`, 302);
  } catch (error) {
    if (error instanceof AlipayRefusal) return sendPage(reply, refusalPage(error));
    throw error;
  }
}

async function answered(act: () => Promise<object>, request: FastifyRequest): Promise<object> {
  try {
    return { code: '10000', msg: 'Success', ...(await act()) };
  } catch (error) {
    if (error instanceof AlipayRefusal) return error.body;
    request.log.error({ err: error }, 'failed');
    return new AlipayRefusal(20000, 'isp.unknow-error', '系统繁忙').body;
  }
}

/** Signed over the text of the answer as it stands; whom it does not know it cannot sign for. */
function signedAnswer(method: string, body: object, account: AlipayAccount | undefined): string {
  const content = JSON.stringify(body);
  const signature = account && `,"sign":"${rsa2(account.privateKey, content)}"`;
  return `{"${method.replaceAll('.', '_')}_response":${content}${signature ?? ''}}`;
}
