import { randomUUID } from 'node:crypto';
import type { cardRows, cardStaffRows } from '@qianpu/contract/calls/card';
import type { PackCard } from '@qianpu/contract/calls/card.schema';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aKind } from '../builders/levels.ts';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, inTurn, okCount, times } from './volley.ts';

const staffOf = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['member.*']);

async function saveKind(house: RaceHouse, token: string, changes: Parameters<typeof aKind>[0]) {
  const answer = await callNear(house, { name: 'member.cardKind.save', token, input: aKind(changes) });
  return (answer.data as OutputOf<'member.cardKind.save'> | null)?.id ?? '';
}
const cardsOf = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql<{ months: number; is_frozen: boolean }>('select months, is_frozen from loyalty.card where member_id = $1', [memberId]);

export const cardRaces: Races<typeof cardRows & typeof cardStaffRows> = {
  // One member, one number.
  'member.card.findNumber': {
    stake: 'limit',
    prepare: async (house, size) => {
      // The merchant has one free kind: made by the first volley.
      await saveKind(house, await staffOf(house), { months: 0, priceFen: 0, struckFen: null });
      const { token, memberId } = await aMember(house.mall, '1');
      return {
        shots: times(size, () => ({ name: 'member.card.findNumber', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const told = answers.map(({ data }) => data as OutputOf<'member.card.findNumber'>);
          expect(new Set(told.map(({ number }) => number)).size).toBe(1);
          expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
          expect(await cardsOf(house, memberId)).toHaveLength(1);
        },
      };
    },
  },

  // One number, signed for each who asks, by one ticket.
  'member.card.createWxSignatureInfo': {
    stake: 'limit',
    prepare: async (house, size) => {
      const staff = await staffOf(house);
      await saveKind(house, staff, { months: 0, priceFen: 0, struckFen: null });
      const { appId, secret } = house.wechatAccount;
      await callNear(house, { name: 'member.wechat.setAccount', token: staff, input: { appId, secret, cardId: 'pRace-1' } });
      const { token, memberId } = await aMember(house.mall, '1');
      return {
        shots: times(size, () => ({ name: 'member.card.createWxSignatureInfo', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const told = answers.map(({ data }) => data as PackCard);
          expect(new Set(told.map(({ code, cardId }) => `${cardId} ${code}`)).size).toBe(1);
          expect(new Set(told.map(({ nonceStr }) => nonceStr)).size).toBe(size);
          expect(await cardsOf(house, memberId)).toHaveLength(1);
        },
      };
    },
  },

  'member.cardKind.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const id = await saveKind(house, token, {});
      return {
        shots: times(size, (nth) => ({
          name: 'member.cardKind.save',
          token,
          input: { ...aKind({ priceFen: 100 + nth, struckFen: null }), id, revision: 1 },
        })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([1, expect.arrayContaining([failures.LEVELS_CHANGED.code])]);
          const rows = await house.mall.sql<{ price: number }>('select price_fen::int as price from loyalty.card_kind where id = $1', [id]);
          expect(rows).toEqual([{ price: 100 + answers.findIndex(isOk) }]);
        },
      };
    },
  },

  // Each adds a month to the same card.
  'member.card.give': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const [kindId, { memberId }] = [await saveKind(house, token, {}), await aMember(house.mall, '1')];
      return {
        shots: times(size, () => ({ name: 'member.card.give', token, input: { memberId, kindId } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await cardsOf(house, memberId)).toEqual([{ months: size, is_frozen: false }]);
        },
      };
    },
  },

  'member.card.freeze': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const [kindId, { memberId }] = [await saveKind(house, token, {}), await aMember(house.mall, '1')];
      const { data } = await callNear(house, { name: 'member.card.give', token, input: { memberId, kindId }, key: randomUUID() });
      const { cardId } = data as OutputOf<'member.card.give'>;
      const freezeShot = (isFrozen: boolean) => () => ({ name: 'member.card.freeze' as const, token, input: { cardId, isFrozen } });
      return {
        shots: inTurn(size, freezeShot(true), freezeShot(false)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [card] = await cardsOf(house, memberId);
          const [account] = await house.mall.sql('select card_is_frozen as is_frozen from member.account where id = $1', [memberId]);
          expect(account).toEqual({ is_frozen: card?.is_frozen });
        },
      };
    },
  },
};
