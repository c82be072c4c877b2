import { randomInt, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { History } from '../../../../../tools/load/history.ts';
import { type CallResult, callMall } from '../../../../../tools/load/mall-client.ts';
import { cancel, place, type ShopperFacts, seePrice } from '../../../../../tools/load/shopper.ts';
import { anAddress } from '../../../test/builders/populated-mall.ts';
import { aPayPassword, aPurse, PAY_PASSWORD, takesPoints } from '../../../test/builders/purse.ts';
import { aRunningMall, type RunningMall } from '../../../test/builders/running-mall.ts';
import { aShopper, supply } from '../../../test/builders/shopper.ts';
import type { PayBook } from '../../../test/builders/simulator.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';

/** A check has time for some; the proof makes five thousand. */
const LIVES = Number(process.env.MIXED_LIVES ?? 50);
const AT_ONCE = 8;
const KNOWN_WITHIN_MS = 60_000;
const SETTLED_WITHIN_MS = 180_000;

const LIES = {
  ...{ lostShare: 0.15, duplicateShare: 0.05, reorderShare: 0.2, unknownButDoneShare: 0.08, busyShare: 0.05 },
  ...{ lateAfterCloseShare: 0.6, wrongAmountShare: 0.15, wrongMerchantShare: 0.15, wrongAppShare: 0.15 },
  ...{ refundDelayMs: 300, lateDelayMs: 1_000, timeScale: 0.01, seed: 20_261_120 },
};

let running: RunningMall;
const history = new History();

beforeAll(async () => {
  running = await aRunningMall({}, ['11', '12']);
  for (const cid of ['11', '12']) await supply(running.mall, '1', { cid, skuId: running.merchant.skuIds[0] ?? '', quantity: 100_000 });
  await takesPoints(running.mall, '1');
  await running.simulator.plan({ wechatPay: LIES, alipay: { ...LIES, slowRefundShare: 0.2 } });
}, 120_000);
afterAll(() => running.close());

interface Life {
  readonly shopper: ShopperFacts;
  readonly placed: OutputOf<'trade.order.place'>;
}

/** Tries until it succeeds, as people do who are told to try again. */
async function again<Data>(attempt: () => Promise<CallResult<Data>>): Promise<Data> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  const answers: unknown[] = [];
  while (performance.now() < deadline) {
    const result = await attempt();
    if (result.outcome === 'ok') return result.data;
    answers.push(result.outcome === 'fail' ? result.code : result.outcome);
    await pause(250);
  }
  throw new Error(`it never succeeded: ${answers.join(', ')}`);
}

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** Somebody with a balance and points, who orders of one shop or of two. */
async function aLife(): Promise<Life> {
  const { mall, merchant } = running;
  const { token, memberId, addressId } = await aShopper(mall, merchant);
  await aPurse(mall, { mid: '1', memberId, principalFen: randomInt(1, 6_000), bonusFen: randomInt(0, 2_000), points: randomInt(0, 5_000) });
  await aPayPassword(mall, '1', memberId);
  const shopper: ShopperFacts = { api: running.api, mid: '1', cid: '11', token, memberId, addressId, address: anAddress() };
  const cids = oneOf([['11'], ['11', '12']]);
  const lines = cids.map((cid) => ({ cid, skuId: merchant.skuIds[0] ?? '', quantity: randomInt(1, 4) }));
  const key = randomUUID();
  const seen = await again(() => seePrice(shopper, lines));
  return { shopper, placed: await again(() => place(shopper, seen, history, key)) };
}

const providers = ['WECHAT_H5', 'WECHAT_NATIVE', 'ALIPAY_WAP', 'ALIPAY_QR'] as const;
const owns = [[], ['POINTS'], ['BALANCE'], ['POINTS', 'BALANCE']] as const;

/** A random mix; what of it cannot be used is left out on a second try. */
async function open({ shopper, placed: { tradeId } }: Life): Promise<OutputOf<'trade.pay.open'> | undefined> {
  const proofOf = async () =>
    (await again(() => callMall<{ proof: string }>(shopper, 'member.payPassword.check', { password: PAY_PASSWORD }))).proof;
  let own: readonly string[] = oneOf(owns);
  for (let tries = 0; tries < 40; tries += 1) {
    const tenders = [...own, oneOf(providers)].map((way) => ({ way }));
    const proof = own.includes('BALANCE') ? await proofOf() : undefined;
    const result = await callMall<OutputOf<'trade.pay.open'>>(shopper, 'trade.pay.open', { tradeId, tenders, proof }, randomUUID());
    if (result.outcome === 'ok') return result.data;
    if (result.outcome === 'fail' && ['617001', '617002'].includes(String(result.code))) own = [];
    if (result.outcome === 'fail' && ['611008', '611009'].includes(String(result.code))) return undefined;
    await pause(200);
  }
  return undefined;
}

/** Whatever the shopper was sent to last is paid there. */
async function pay({ placed: { tradeId } }: Life): Promise<void> {
  const { simulator, account, alipayAccount, mall } = running;
  const [tender] = await mall.sql<{ way: string; out_trade_no: string; ticket: { url?: string; codeUrl?: string } }>(
    "select way, out_trade_no, ticket from trade.tender where trade_id = $1 and app_ref is not null and state = 'OPEN' order by id desc limit 1",
    [tradeId],
  );
  if (!tender) return;
  if (tender.way.startsWith('WECHAT')) {
    await simulator.wechatPay.pay(account.mchId, tender.out_trade_no);
    return;
  }
  await simulator.alipay.open(tender.ticket.url ?? tender.ticket.codeUrl ?? '');
  await simulator.alipay.pay(alipayAccount.appId, tender.out_trade_no);
}

async function untilPaid({ shopper, placed: { tradeId } }: Life): Promise<boolean> {
  const deadline = performance.now() + KNOWN_WITHIN_MS + 10_000;
  while (performance.now() < deadline) {
    const result = await callMall<{ state: string }>(shopper, 'trade.pay.status', { tradeId });
    if (result.outcome === 'ok' && result.data.state !== 'UNPAID') return result.data.state === 'PAID';
    await pause(300);
  }
  return false;
}

/** One to four refunds of any size, as long as something is left. */
async function giveBack({ placed }: Life): Promise<void> {
  const staff = { api: running.api, mid: '1', cid: '11', token: running.staffToken };
  for (const id of placed.orderIds) {
    for (let turn = randomInt(1, 4); turn > 0; turn -= 1) {
      const input = oneOf([{ id }, { id, amountFen: randomInt(1, 2_000) }]);
      const key = randomUUID();
      // Refused when it is more than is left; no answer is asked for again.
      for (let isKnown = false; !isKnown; ) isKnown = (await callMall(staff, 'trade.order.refund', input, key)).outcome !== 'unknown';
    }
  }
}

const paid = async (life: Life) => {
  await open(life);
  await pay(life);
};
const runOut = ({ placed }: Life) =>
  running.mall.sql("update trade.trade set pay_by = platform.now() - interval '1 second' where id = $1 and mid = 1", [placed.tradeId]);

const lives: readonly ((life: Life) => Promise<unknown>)[] = [
  paid,
  paid,
  paid,
  async (life) => {
    await paid(life);
    if (await untilPaid(life)) await giveBack(life);
  },
  async (life) => {
    await paid(life);
    if (await untilPaid(life)) await giveBack(life);
  },
  async (life) => {
    await open(life);
    await open(life);
    await pay(life);
  },
  async (life) => {
    await open(life);
    await Promise.all([open(life), pay(life)]);
  },
  async (life) => {
    await open(life);
    await cancel(life.shopper, life.placed, history);
  },
  async (life) => {
    await open(life);
    await Promise.all([pay(life), cancel(life.shopper, life.placed, history)]);
  },
  async (life) => {
    await open(life);
    await Promise.all([runOut(life), pause(randomInt(2_000)).then(() => pay(life))]);
  },
];

async function runLives(): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let turn = next++; turn < LIVES; turn = next++) await lives[turn % lives.length]?.(await aLife());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Who was left without a decision: their time has long run out, and with it every link. */
async function settle(): Promise<void> {
  await running.simulator.plan({ wechatPay: { refundDelayMs: 0, timeScale: 0.01 }, alipay: { refundDelayMs: 0, timeScale: 0.01 } });
  await running.mall.sql(`update trade.trade set pay_by = platform.now() - interval '10 min' where state = 'UNPAID'`);
  await running.mall.sql(`update trade.trade set pay_by = platform.now() - interval '10 min' where state <> 'UNPAID'`);
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < deadline && ((await leftOpen()) > 0 || (await waiting()) > 0)) await pause(250);
}

async function leftOpen(): Promise<number> {
  const [left] = await running.mall.sql<{ all: string }>(`
    select (select count(*) from trade.trade where state = 'UNPAID') + (select count(*) from trade.refund where state <> 'DONE')
         + (select count(*) from trade.tender where state in ('OPENING', 'OPEN', 'CLOSING', 'HELD'))
         + (select count(*) from trade.notice where handled_at is null) as "all"`);
  return Number(left?.all);
}
/** Alipay has words of its own: closed is what nobody paid, and what was paid and went back whole. */
const inOneForm = ({ transactions, refunds }: PayBook): PayBook => ({
  refunds,
  transactions: transactions.map((one) => ({ ...one, state: one.paidMs === null ? 'NOTPAY' : 'SUCCESS' })),
});

const waiting = async () => {
  const { wechatPay, alipay } = running.simulator;
  return (await wechatPay.callbacks()).waiting + (await alipay.callbacks()).waiting;
};

describe(`${LIVES} payments mixed at random, at two providers that lie (rules 7)`, () => {
  let books: PayBook[];
  const figures: Record<string, number> = { lives: LIVES };
  beforeAll(async () => {
    const start = performance.now();
    await runLives();
    await settle();
    figures.seconds = (performance.now() - start) / 1000;
    const { simulator, mchId, alipayAccount } = running;
    books = [await simulator.wechatPay.book(mchId), inOneForm(await simulator.alipay.book(alipayAccount.appId))];
  }, 7_200_000);
  afterAll(() => {
    if (process.env.MIXED_FIGURES) writeFileSync(process.env.MIXED_FIGURES, JSON.stringify(figures));
  });

  const there = () => books.flatMap(({ transactions }) => transactions).filter(({ state }) => state === 'SUCCESS' || state === 'REFUND');

  test('nothing is left open, and nothing of anybody held', async () => {
    expect(await leftOpen()).toBe(0);
    const [held] = await running.mall.sql<{ fen: string }>(
      "select coalesce(sum(amount_fen), 0) as fen from ledger.balance where kind = 'BALANCE_HELD'",
    );
    expect(held?.fen).toBe('0');
  });

  test('they were paid by every way and by mixes of three', async () => {
    const rows = await running.mall.sql<{ ways: string; n: string }>(
      `select ways, count(*) as n
         from (select p.id, string_agg(t.way, '+' order by t.way) as ways from trade.payment p join trade.tender t on t.mid = p.mid and t.payment_id = p.id
                where p.state = 'PAID' group by p.id) m group by ways`,
    );
    for (const { ways, n } of rows) figures[ways] = Number(n);
    const kinds = new Set(rows.flatMap(({ ways }) => ways.split('+')));
    expect([...kinds].toSorted()).toEqual([...providers, 'BALANCE', 'POINTS'].toSorted());
    expect(rows.some(({ ways }) => ways.split('+').length === 3)).toBe(true);
  });

  test("our payments and refunds are the providers', to the fen", async () => {
    const ours = await running.mall.sql<{ line: string }>(
      `select out_trade_no || ' ' || amount_fen as line from trade.tender where state = 'PAID' and app_ref is not null`,
    );
    expect(ours.map(({ line }) => line).toSorted()).toEqual(
      there()
        .map(({ outTradeNo, amountFen }) => `${outTradeNo} ${amountFen}`)
        .toSorted(),
    );
    const back = await running.mall.sql<{ line: string }>(
      `select r.out_refund_no || ' ' || r.amount_fen || ' ' || r.state as line
         from trade.refund r join trade.tender t on t.mid = r.mid and t.id = r.tender_id where t.app_ref is not null`,
    );
    const theirs = books.flatMap(({ refunds }) => refunds);
    expect(back.map(({ line }) => line).toSorted()).toEqual(
      theirs.map(({ outRefundNo, amountFen, state }) => `${outRefundNo} ${amountFen} ${state === 'SUCCESS' ? 'DONE' : state}`).toSorted(),
    );
    figures.payments = ours.length;
    figures.refunds = back.length;
  });

  test('every payment was known within a minute of its provider', async () => {
    const rows = await running.mall.sql<{ ref: string; at: Date }>(`select ref, at from ledger.txn where kind = 'PAY'`);
    const knownAt = new Map(rows.map(({ ref, at }) => [ref, at.getTime()]));
    const delays = there()
      .map(({ outTradeNo, paidMs }) => (knownAt.get(outTradeNo) ?? Number.POSITIVE_INFINITY) - (paidMs ?? 0))
      .toSorted((one, other) => one - other);
    figures.knownMedianMs = delays[delays.length >> 1] ?? 0;
    figures.knownLatestMs = delays.at(-1) ?? 0;
    expect(delays.at(-1)).toBeLessThanOrEqual(KNOWN_WITHIN_MS);
  });

  test('who paid too late or twice has it back, and what each order cost was paid once', async () => {
    const [late] = await running.mall.sql<{ n: string }>(`select count(*) as n from trade.refund where reason = 'LATE_PAYMENT'`);
    figures.late = Number(late?.n);
    const wrong = await running.mall.sql(`
      select t.out_trade_no, d.state from trade.tender t
        join trade.trade d on d.mid = t.mid and d.id = t.trade_id join trade.payment p on p.mid = t.mid and p.id = t.payment_id
       where t.state = 'PAID' and case when p.state = 'PAID' then d.state <> 'PAID' else t.refunded_fen <> t.amount_fen end`);
    expect(wrong).toEqual([]);
  });

  test('the referee finds nothing, in our books or against both providers’', async () => {
    const book = { transactions: books.flatMap(({ transactions }) => transactions), refunds: books.flatMap(({ refunds }) => refunds) };
    expect(await refereeFindings(running.mall, { book, history: history.entries })).toEqual([]);
  });
});
