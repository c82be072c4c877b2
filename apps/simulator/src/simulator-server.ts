import type { DatabaseSync } from 'node:sqlite';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { z } from 'zod';
import { addAlipayWindows, alipayPages } from './alipay/alipay-pages.ts';
import { gatewayRoutes } from './alipay/gateway-routes.ts';
import type { Config } from './config.ts';
import { PAGE_POLICY } from './html.ts';
import { MapPlan } from './map/map-plan.ts';
import { mapRoutes } from './map/map-routes.ts';
import { Plan } from './plan.ts';
import { openProviders, type Providers } from './providers.ts';
import { inboxPage } from './sms/inbox-page.ts';
import { mainlandNumber } from './sms/phone-number.ts';
import type { SmsBook } from './sms/sms-book.ts';
import { SmsLies } from './sms/sms-plan.ts';
import { smsRoutes } from './sms/sms-routes.ts';
import { openRoutes } from './wechat-open/open-routes.ts';
import { addPayingWindow, cashierRoutes } from './wechat-pay/cashier-routes.ts';
import { addPayWindows } from './wechat-pay/pay-windows.ts';
import { v3Routes } from './wechat-pay/v3-routes.ts';

/** The outside world on one port: providers as they are on the wire, and windows through which people and tests look in. */
export function createSimulator(config: Config, providers: Providers = openProviders(config)): FastifyInstance {
  const { db, sms: book, pay, alipay, open } = providers;
  const smsLies = new SmsLies();
  let mapPlan = MapPlan.parse({});
  const server = Fastify({
    logger: { level: config.logLevel },
    // A line per request would carry phone numbers.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  // What fell due while the process was away is caught up with at once.
  server.addHook('onListen', async () => {
    pay.wake();
    alipay.wake();
  });
  server.addHook('onClose', async () => {
    pay.close();
    alipay.close();
    db.close();
  });
  server.register((scope) => smsRoutes(scope, { accounts: config.sms, book, lies: smsLies, now: Date.now }));
  server.register((scope) => mapRoutes(scope, { account: config.map, plan: () => mapPlan }));
  server.register((scope) => openRoutes(scope, open));
  server.register((scope) => v3Routes(scope, pay));
  server.register((scope) => cashierRoutes(scope, pay));
  server.register((scope) => gatewayRoutes(scope, alipay));
  server.register((scope) => alipayPages(scope, alipay));
  addHealthRoutes(server, db);
  addWindows(server, book);
  addPayWindows(server, pay);
  addPayingWindow(server, pay);
  addAlipayWindows(server, alipay);
  server.post('/plan', async (request, reply) => {
    const plan = Plan.safeParse(request.body);
    if (!plan.success) return reply.code(400).send({ message: z.prettifyError(plan.error) });
    smsLies.follow(plan.data.sms);
    pay.lies.follow(plan.data.wechatPay);
    alipay.lies.follow(plan.data.alipay);
    open.plan = plan.data.wechatOpen;
    mapPlan = plan.data.map;
    return plan.data;
  });
  return server;
}

function addHealthRoutes(server: FastifyInstance, db: DatabaseSync): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async () => {
    db.prepare('select 1').get();
    return { status: 'ready', engines: { books: true } };
  });
}

function addWindows(server: FastifyInstance, book: SmsBook): void {
  server.get('/inbox', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(inboxPage(book.inbox(null))),
  );
  server.get<{ Querystring: { phone?: string } }>('/inbox.json', async (request) => {
    const { phone } = request.query;
    // A bare "+" in a query reads as a space.
    return book.inbox(phone === undefined ? null : (mainlandNumber(phone.trim()) ?? phone));
  });
  server.get('/book.json', async () => book.counts());
}
