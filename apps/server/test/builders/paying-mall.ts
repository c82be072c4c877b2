import { setTimeout as wait } from 'node:timers/promises';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import type { Admission } from '#platform/http/admission';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { orderModule } from '../../src/modules/order/module.ts';
import { paymentModule } from '../../src/modules/payment/module.ts';
import { tradeModule } from '../../src/modules/trade/module.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { anAlipayAccount, openAlipay, type TestAlipayAccount } from './alipay-account.ts';
import { anApi } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { type Inside, openApps, putInside } from './messenger-payer.ts';
import { aFreePort, aPayAccount, openAccount, type TestPayAccount } from './pay-account.ts';
import { anAddress } from './populated-mall.ts';
import { aPlacedOrder, aShopper, asCaller, type Shopper } from './shopper.ts';
import { aSimulator, type TestSimulator } from './simulator.ts';

const dueTasks = [...orderModule.dueTasks, ...paymentModule.dueTasks, ...tradeModule.dueTasks];

type DueTaskName = (typeof dueTasks)[number]['name'];

/** One tender as the database has it. */
export interface TenderRow {
  readonly id: string;
  readonly state: string;
  readonly way: string;
  readonly app_id: string;
  readonly payer_open_id: string | null;
  readonly out_trade_no: string;
  readonly refunded_fen: string;
}

export interface PayingMall {
  readonly mall: TestMall;
  readonly simulator: TestSimulator;
  readonly server: HttpServer;
  readonly apples: MadeMerchant;
  readonly account: TestPayAccount;
  /** Known to the provider, and entered by nobody yet. */
  readonly nextAccount: TestPayAccount;
  /** In force beside it. */
  readonly alipayAccount: TestAlipayAccount;
  /** A shopper with an order that waits for its payment, and how they call. */
  anUnpaid(lines?: { cid: string; skuId: string; quantity: number }[]): Promise<Unpaid>;
  /** The same, of somebody inside the messenger. */
  anUnpaidInside(inside: Inside): Promise<Unpaid & { readonly openId: string }>;
  runDueTask(name: DueTaskName): Promise<number>;
  /** Rounds of payments, with what they find due now, until what is hoped for is so. */
  until(isSo: () => Promise<boolean>, dueTasks?: readonly DueTaskName[]): Promise<void>;
  tenders(tradeId: string): Promise<TenderRow[]>;
  tradeState(tradeId: string): Promise<string | undefined>;
  /** Postings about a trade's tenders and refunds, as "kind account amount". */
  postings(tradeId: string): Promise<string[]>;
  close(): Promise<void>;
}

export interface Unpaid {
  readonly tradeId: string;
  readonly orderIds: readonly string[];
  readonly payableFen: number;
  readonly shopper: Shopper;
  readonly call: ReturnType<typeof asCaller>;
}

const PATIENCE_MS = 20_000;

/** A merchant who can be paid: the api on a port of its own, and the provider as a process that calls it back. */
export async function aPayingMall(admission?: Admission, cids: readonly [string, ...string[]] = ['11']): Promise<PayingMall> {
  const [account, nextAccount, alipayAccount] = [aPayAccount(), aPayAccount(), anAlipayAccount()];
  const [simulator, port] = await Promise.all([
    aSimulator({ payAccounts: [account, nextAccount], alipayAccounts: [alipayAccount], hasMessenger: true }),
    aFreePort(),
  ]);
  const mall = await testMall({
    wechatPayEndpoint: simulator.endpoint,
    alipayEndpoint: simulator.endpoint,
    notifyOrigin: `http://127.0.0.1:${port}`,
  });
  const apples = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids,
    hosts: { 'apples.test': '1' },
    goods: ['红苹果'],
    stock: 100_000,
  });
  await openAccount(mall, '1', account);
  await openApps(mall, '1', account);
  await openAlipay(mall, '1', alipayAccount);
  const log = createLog('test', 'silent');
  const server = anApi(mall, admission);
  await server.listen({ port, host: '127.0.0.1' });

  const go = (name: DueTaskName) => {
    const task = dueTasks.find((known) => known.name === name);
    if (!task) throw new Error(`there is no round ${name}`);
    return runDueTask(mall.pod, task, mall.ctx, log);
  };
  const anUnpaid: PayingMall['anUnpaid'] = async (lines) => {
    const shopper = await aShopper(mall, apples);
    const { tradeId, orderIds, payableFen } = await aPlacedOrder(apples, shopper, lines && { lines });
    const sender = { host: 'apples.test', mid: '1', cid: '11', token: shopper.token, address: anAddress() };
    return { tradeId, orderIds, payableFen, shopper, call: asCaller(server, sender) };
  };
  return {
    mall,
    simulator,
    server,
    apples,
    account,
    nextAccount,
    alipayAccount,
    anUnpaid,
    anUnpaidInside: async (inside) => {
      const unpaid = await anUnpaid();
      return { ...unpaid, openId: await putInside({ mall, simulator, account }, unpaid.shopper, inside) };
    },
    runDueTask: go,
    until: async (isSo, dueTasks = ['trade.look-at-tenders', 'trade.send-refunds', 'trade.forgotten-notices']) => {
      const deadline = performance.now() + PATIENCE_MS;
      while (!(await isSo())) {
        if (performance.now() > deadline) throw new Error('it did not come to be so');
        for (const name of dueTasks) await go(name);
        await wait(50);
      }
    },
    tenders: (tradeId) => tendersOf(mall, tradeId),
    tradeState: async (tradeId) => (await mall.sql<{ state: string }>('select state from trade.trade where id = $1', [tradeId]))[0]?.state,
    postings: (tradeId) => postingsOf(mall, tradeId),
    close: async () => {
      await server.close();
      await simulator.close();
      await mall.close();
    },
  };
}

async function postingsOf(mall: TestMall, tradeId: string): Promise<string[]> {
  const rows = await mall.sql<{ line: string }>(
    `select x.kind || ' ' || e.account_kind || ' ' || e.amount_fen as line
       from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
      where x.ref in (select out_trade_no from trade.tender where trade_id = $1
                      union select out_refund_no from trade.refund where trade_id = $1)
      order by x.id, e.position`,
    [tradeId],
  );
  return rows.map(({ line }) => line);
}

const tendersOf = (mall: TestMall, tradeId: string) =>
  mall.sql<TenderRow>(
    'select id, state, way, app_id, payer_open_id, out_trade_no, refunded_fen from trade.tender where trade_id = $1 order by id',
    [tradeId],
  );
