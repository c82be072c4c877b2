import { generateKeyPairSync } from 'node:crypto';
import type { friendPayRows } from '@qianpu/contract/calls/friend-pay';
import type { backOfficeRows, payRows } from '@qianpu/contract/calls/trade';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { aPayPassword, aPurse, PAY_PASSWORD } from '../builders/purse.ts';
import { isOk } from '../call-table.ts';
import { forgeries, type SentCallback, type Thief } from '../fixtures/forged-callbacks.ts';
import type { RaceEntry, Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import {
  anUnheardOrder,
  anUnpaidOrder,
  aPaidOrder,
  cancelShot,
  noticeShot,
  orderOf,
  PRICE_FEN,
  paidBooks,
  payAtCashier,
  payShot,
  postingsOf,
  type RaceOrder,
  refundsOf,
  stockOf,
  tendersOf,
} from './race-orders.ts';
import { answersTo, callNear, inTurn, okCount, times } from './volley.ts';

const live = ['OPENING', 'OPEN', 'CLOSING'];

/** The provider's transactions of a trade that somebody could still pay. */
async function payable(house: RaceHouse, order: RaceOrder): Promise<string[]> {
  const numbers = (await tendersOf(house, order)).map(({ out_trade_no }) => out_trade_no);
  const { transactions } = await house.simulator.wechatPay.book(house.account.mchId);
  return transactions
    .filter(({ outTradeNo, state }) => numbers.includes(outTradeNo) && state === 'NOTPAY')
    .map(({ outTradeNo }) => outTradeNo);
}

/** Whatever the provider would still take is paid; the order is paid once, and the rest is on its way back. */
async function expectPaidOnce(house: RaceHouse, order: RaceOrder): Promise<void> {
  const numbers = await payable(house, order);
  for (const number of numbers) expect(isOk(await callNear(house, noticeShot(await payAtCashier(house, number))))).toBe(true);
  expect(await orderOf(house, order)).toMatchObject({ state: 'TO_SHIP', trade_state: 'PAID' });
  const sales = (await postingsOf(house, order)).filter((line) => line.includes('SALES'));
  expect(sales).toEqual([paidBooks[1]]);
  expect(await refundsOf(house, order)).toEqual(numbers.slice(1).map(() => PRICE_FEN));
  expect(await stockOf(house, order.skuId)).toEqual({ available: 0, reserved: 0, sold: 1 });
}

const pay: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await anUnpaidOrder(house);
    const shots = inTurn(size, () => payShot(order));
    return {
      shots,
      judge: async (answers) => {
        expect([okCount(answers), new Set(answers.map(({ text }) => text)).size]).toEqual([size, 1]);
        expect((await tendersOf(house, order)).length).toBe(1);
        await expectPaidOnce(house, order);
      },
    };
  },
};

const switching: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await anUnpaidOrder(house);
    expect(isOk(await callNear(house, payShot(order)))).toBe(true);
    const to = (way: string) => () => ({
      name: 'trade.pay.switch' as const,
      token: order.shopper.token,
      input: { tradeId: order.tradeId, way },
    });
    const shots = inTurn(size, to('WECHAT_NATIVE'), to('WECHAT_H5'), to('WECHAT_NATIVE'), () => payShot(order));
    return {
      shots,
      judge: async () => {
        expect((await tendersOf(house, order)).filter(({ state }) => live.includes(state)).length).toBeLessThanOrEqual(1);
        if ((await payable(house, order)).length === 0) await callNear(house, payShot(order));
        await expectPaidOnce(house, order);
      },
    };
  },
};

/** What a member had is with them, set aside for an open payment, or has paid. */
async function expectBalanceWhole({ mall }: RaceHouse, { shopper: { memberId } }: RaceOrder, principalFen: number): Promise<void> {
  const [row] = await mall.sql<{ free: string; held: string; open: string; paid: string }>(
    `select coalesce(sum(amount_fen) filter (where kind = 'BALANCE'), 0) as free, coalesce(sum(amount_fen) filter (where kind = 'BALANCE_HELD'), 0) as held,
            (select coalesce(sum(t.amount_fen), 0) from trade.tender t join trade.trade d on d.mid = t.mid and d.id = t.trade_id
              where d.member_id = $1 and t.way = 'BALANCE' and t.state = 'HELD') as open,
            (select coalesce(sum(t.amount_fen), 0) from trade.tender t join trade.trade d on d.mid = t.mid and d.id = t.trade_id
              where d.member_id = $1 and t.way = 'BALANCE' and t.state = 'PAID') as paid
       from ledger.balance where owner_id = $1`,
    [memberId],
  );
  expect([Number(row?.free) + Number(row?.held) + Number(row?.paid), row?.held]).toEqual([principalFen, row?.open]);
}

const mixing: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await anUnpaidOrder(house);
    const { memberId, token } = order.shopper;
    const elsewhere = await anUnpaidOrder(house, order.shopper);
    await aPurse(house.mall, { mid: '1', memberId, principalFen: PRICE_FEN });
    await aPayPassword(house.mall, '1', memberId);
    const proved = await callNear(house, { name: 'member.payPassword.check', token, input: { password: PAY_PASSWORD } });
    const { proof } = proved.data as { proof: string };
    const open = (tradeId: string, ...tenders: object[]) => ({
      name: 'trade.pay.open' as const,
      token,
      input: { tradeId, tenders, proof },
    });
    const shots = inTurn(
      size,
      () => open(order.tradeId, { way: 'BALANCE', amountFen: 500 }, { way: 'WECHAT_H5' }),
      () => open(elsewhere.tradeId, { way: 'BALANCE' }),
      () => open(order.tradeId, { way: 'WECHAT_NATIVE' }),
      () => open(order.tradeId, { way: 'BALANCE' }),
      (nth) => (nth < 10 ? payShot(order) : cancelShot(order)),
    );
    return {
      shots,
      judge: async (answers) => {
        // One proof: of all who would spend the balance one does.
        const spent = shots.filter((shot, at) => isOk(answers[at] as never) && JSON.stringify(shot.input).includes('BALANCE'));
        expect(new Set(spent.map(({ input }) => JSON.stringify(input))).size).toBeLessThanOrEqual(1);
        await expectBalanceWhole(house, order, PRICE_FEN);
        await callNear(house, cancelShot(order));
        await expectBalanceWhole(house, order, PRICE_FEN);
        const [{ held = '0' } = {}] = await house.mall.sql<{ held: string }>(
          "select amount_fen as held from ledger.balance where owner_id = $1 and kind = 'BALANCE_HELD'",
          [memberId],
        );
        expect(held).toBe('0');
        expect(['TO_SHIP', 'CLOSED']).toContain((await orderOf(house, order))?.state);
      },
    };
  },
};

const thief: Thief = {
  serial: 'A'.repeat(40),
  key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  accounts: new Map(),
  random: () => 0.5,
};
const lies = ['one bit of the body', 'one bit of the signature', 'another nonce', 'no signature at all', "a stranger's key"] as const;
const forged = (callback: SentCallback, nth: number) => forgeries[lies[nth % lies.length] ?? '']?.(callback, thief) ?? callback;

const notify: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [order, other] = [await anUnheardOrder(house), await aPaidOrder(house)];
    const token = await aStaffToken(house.mall, '1', ['trade.*']);
    const shots = inTurn(
      size,
      () => noticeShot(order.notice),
      (nth) => noticeShot(forged(order.notice, nth)),
      // The money of the one order must not be known by what is done to another.
      () => ({ name: 'trade.order.refund' as const, token, input: { id: other.orderId } }),
    );
    return {
      shots,
      judge: async (answers) => {
        const statuses = answersTo('trade.pay.notify', shots, answers).map(({ data }) => (data as { status: number }).status);
        expect(statuses).toEqual(statuses.map((_, at) => (at % 2 === 0 ? 200 : 401)));
        expect(await orderOf(house, order)).toMatchObject({ state: 'TO_SHIP', trade_state: 'PAID' });
        expect(await postingsOf(house, order)).toEqual(paidBooks);
        expect(await stockOf(house, order.skuId)).toEqual({ available: 0, reserved: 0, sold: 1 });
        expect(await refundsOf(house, other)).toEqual([PRICE_FEN]);
      },
    };
  },
};

/** A friend, the owner and whoever cancels, at once: paid once, and what is too much goes back. */
const friendPaying: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await anUnpaidOrder(house);
    const { token } = order.shopper;
    const made = await callNear(house, { name: 'trade.friendPay.create', token, input: { tradeId: order.tradeId } });
    const { token: link } = made.data as { token: string };
    const friends = await Promise.all([aMember(house.mall, '1'), aMember(house.mall, '1')]);
    const byFriend = (way: string) => (nth: number) => ({
      name: 'trade.friendPay.open' as const,
      token: friends[nth % 2]?.token ?? '',
      input: { token: link, way },
    });
    return {
      shots: inTurn(size, byFriend('WECHAT_H5'), byFriend('WECHAT_NATIVE'), () => payShot(order)),
      judge: async () => {
        expect((await tendersOf(house, order)).filter(({ state }) => live.includes(state)).length).toBeLessThanOrEqual(1);
        if ((await payable(house, order)).length === 0) await callNear(house, payShot(order));
        await expectPaidOnce(house, order);
      },
    };
  },
};

/** Made often it is one link, and the trade waits longer once. */
const friendLink: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const order = await anUnpaidOrder(house);
    const { token } = order.shopper;
    return {
      shots: times(size, () => ({ name: 'trade.friendPay.create', token, input: { tradeId: order.tradeId } })),
      judge: async (answers) => {
        expect([okCount(answers), new Set(answers.map(({ text }) => text)).size]).toEqual([size, 1]);
      },
    };
  },
};

export const paymentRaces: Races<typeof payRows> & Races<typeof friendPayRows> & Pick<Races<typeof backOfficeRows>, 'trade.pay.notify'> = {
  'trade.order.pay': pay,
  'trade.pay.open': mixing,
  'trade.pay.switch': switching,
  'trade.friendPay.create': friendLink,
  'trade.friendPay.open': friendPaying,
  'trade.pay.notify': notify,
};
