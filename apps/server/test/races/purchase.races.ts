import type { purchaseRows } from '@qianpu/contract/calls/purchase';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { noticeShot, payAtCashier } from './race-orders.ts';
import { callNear, codes, inTurn, okCount, times } from './volley.ts';

const RECHARGE_FEN = 2_000;

const tradesOf = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql<{ id: string; state: string }>("select id, state from trade.trade where member_id = $1 and kind <> 'GOODS' order by id", [
    memberId,
  ]);
const balanceOf = async ({ mall }: RaceHouse, memberId: string) =>
  Number(
    (await mall.sql<{ sum: string }>('select coalesce(sum(amount_fen), 0) as sum from ledger.balance where owner_id = $1', [memberId]))[0]
      ?.sum,
  );

/** Of many who would have one more of a kind one has. */
const placing = (name: 'ledger.balance.recharge' | 'member.card.buy', input: (house: RaceHouse) => Promise<object>): RaceEntry => ({
  stake: 'limit',
  prepare: async (house, size) => {
    const [{ token, memberId }, sent] = [await aMember(house.mall, '1'), await input(house)];
    return {
      shots: times(size, () => ({ name, token, input: sent })),
      judge: async (answers) => {
        expect([okCount(answers), codes(answers)]).toEqual([1, expect.arrayContaining([failures.TOO_MANY_UNPAID.code])]);
        expect(await tradesOf(house, memberId)).toMatchObject([{ state: 'UNPAID' }]);
      },
    };
  },
});

async function aCardKind(house: RaceHouse): Promise<string> {
  const token = await aStaffToken(house.mall, '1', ['member.*']);
  const draft = { name: '月卡', colourFrom: '#222222', colourTo: '#444444', months: 1, priceFen: 990, struckFen: null, percent: 95 };
  const input = { ...draft, freeFreight: 4, pointsTenths: 15, packIds: [], isOn: true };
  const saved = await callNear(house, { name: 'member.cardKind.save', token, input });
  return (saved.data as OutputOf<'member.cardKind.save'>).id;
}

/** Paid, cancelled and paid again at once: the balance has what was paid once, or nothing of it was kept. */
const ending: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { token, memberId } = await aMember(house.mall, '1');
    const placed = await callNear(house, { name: 'ledger.balance.recharge', token, input: { amountFen: RECHARGE_FEN } });
    const { tradeId } = placed.data as OutputOf<'ledger.balance.recharge'>;
    const pay = { name: 'trade.order.pay' as const, token, input: { tradeId, way: 'WECHAT_H5' } };
    expect(isOk(await callNear(house, pay))).toBe(true);
    const [tender] = await house.mall.sql<{ out_trade_no: string }>('select out_trade_no from trade.tender where trade_id = $1', [tradeId]);
    const notice = await payAtCashier(house, tender?.out_trade_no ?? '');
    const shots = inTurn(
      size,
      () => ({ name: 'trade.purchase.cancel' as const, token, input: { tradeId } }),
      () => noticeShot(notice),
    );
    return {
      shots,
      judge: async () => {
        expect(isOk(await callNear(house, noticeShot(notice)))).toBe(true);
        const [trade] = await tradesOf(house, memberId);
        expect(await balanceOf(house, memberId)).toBe(trade?.state === 'PAID' ? RECHARGE_FEN : 0);
        expect(['PAID', 'CLOSED']).toContain(trade?.state);
      },
    };
  },
};

export const purchaseRaces: Races<typeof purchaseRows> = {
  'ledger.balance.recharge': placing('ledger.balance.recharge', async () => ({ amountFen: RECHARGE_FEN })),
  'member.card.buy': placing('member.card.buy', async (house) => ({ kindId: await aCardKind(house) })),
  'trade.purchase.cancel': ending,
};
