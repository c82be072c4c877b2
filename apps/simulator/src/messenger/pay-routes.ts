import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holderOf, openIdOf } from '../wechat-open/people.ts';
import { orderOfTicket, PageTicket } from '../wechat-pay/page-ticket.ts';
import { PayError } from '../wechat-pay/pay-error.ts';
import type { WechatPay } from '../wechat-pay/wechat-pay.ts';

/** The messenger's own pay function: `look` fills its sheet, the other pays. Who pays is who holds the phone, never what a page says. */
export function addPayRoutes(server: FastifyInstance, pay: WechatPay): void {
  const orderAsked = (request: FastifyRequest) => {
    const ticket = PageTicket.safeParse(request.body);
    if (!ticket.success) throw new PayError('PARAM_ERROR', '缺少参数');
    return orderOfTicket(pay, ticket.data, (appid) => openIdOf(appid, holderOf(request.headers.cookie)));
  };
  server.post('/messenger/pay/look', (request, reply) =>
    answer(reply, () => {
      const { description, amountFen, mchid } = orderAsked(request);
      return { description, amountFen, mchid };
    }),
  );
  server.post('/messenger/pay', (request, reply) =>
    answer(reply, () => {
      const { transactionId } = pay.pay(orderAsked(request));
      return { transactionId };
    }),
  );
}

async function answer(reply: FastifyReply, work: () => object): Promise<object> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PayError)) throw error;
    return reply.code(error.status).send(error.body);
  }
}
