import type { levelRows, levelStaffRows } from '@qianpu/contract/calls/level';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { levelsOf, THREE_LEVELS, writeLevels } from '../builders/levels.ts';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, inTurn, okCount, times } from './volley.ts';

const staffOf = async (house: RaceHouse) => {
  const token = await aStaffToken(house.mall, '1', ['member.*']);
  await writeLevels((name, input) => callNear(house, { name, token, input }));
  return token;
};

interface Standing {
  readonly growth: number;
  readonly level: number;
  readonly ups: number;
  readonly entries: number;
}
const standingOf = async ({ mall }: RaceHouse, memberId: string) =>
  (
    await mall.sql<Standing & { sum: number }>(
      `select growth::int, level, (select count(*)::int from loyalty.level_change c where c.member_id = m.member_id and cause = 'UP') as ups,
              (select count(*)::int from loyalty.growth g where g.member_id = m.member_id) as entries
         from loyalty.member_level m where member_id = $1`,
      [memberId],
    )
  )[0];

/** That sums agree with their entries is the referee's word too, asked after every volley. */
export const levelRaces: Races<typeof levelRows & typeof levelStaffRows> = {
  // The growth is there, the level is not: the merchant has lowered it since.
  'member.level.autoUpgrade': {
    stake: 'limit',
    prepare: async (house, size) => {
      await staffOf(house);
      const { memberId, token } = await aMember(house.mall, '1');
      await house.mall.sql(
        `with entry as (insert into loyalty.growth (mid, id, member_id, source_kind, source_id, amount, at)
                        values (1, $1, $2, 'ORDER', $1, 400, platform.now()))
         insert into loyalty.member_level (mid, member_id, growth) values (1, $2, 400)`,
        [house.mall.newId(), memberId],
      );
      return {
        shots: times(size, () => ({ name: 'member.level.autoUpgrade', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const told = answers.map(({ data }) => data as OutputOf<'member.level.autoUpgrade'>);
          expect(told.filter(({ isChanged }) => isChanged)).toEqual([{ before: 0, after: 1, isChanged: true }]);
          expect(await standingOf(house, memberId)).toMatchObject({ level: 1, ups: 1 });
        },
      };
    },
  },

  'member.level.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { data } = await callNear(house, { name: 'member.level.list', token, input: {} });
      const { revision } = data as OutputOf<'member.level.list'>;
      return {
        shots: times(size, (nth) => ({ name: 'member.level.save', token, input: { revision, levels: levelsOf(300 + nth, 1_000 + nth) } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([1, expect.arrayContaining([failures.LEVELS_CHANGED.code])]);
          const nth = answers.findIndex(isOk);
          const rows = await house.mall.sql<{ growth_from: number }>(
            'select growth_from::int from loyalty.level where mid = 1 order by level',
          );
          expect(rows.map((row) => row.growth_from)).toEqual([0, 300 + nth, 1_000 + nth]);
          await callNear(house, { name: 'member.level.save', token, input: { revision: revision + 1, levels: THREE_LEVELS } });
        },
      };
    },
  },

  // Staff's words and what growth earns, at once: each is a row of history, and the row is what came of them.
  'member.level.set': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { memberId } = await aMember(house.mall, '1');
      const until = Date.now() + 86_400_000;
      const shots = inTurn(
        size,
        (): Shot => ({ name: 'member.level.set', token, input: { memberId, level: 2, until, reason: '补偿' } }),
        () => ({ name: 'member.level.set', token, input: { memberId, level: null, until: null, reason: '撤销' } }),
        () => ({ name: 'member.growth.adjust', token, input: { memberId, amount: 400, reason: '补发' } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const grown = shots.filter(({ name }) => name === 'member.growth.adjust').length;
          expect(await standingOf(house, memberId)).toMatchObject({ growth: grown * 400, entries: grown });
          const [shown] = await house.mall.sql<{ is_same: boolean }>(
            `select a.level = coalesce(m.set_level, m.level) as is_same
               from member.account a join loyalty.member_level m on m.mid = a.mid and m.member_id = a.id where a.id = $1`,
            [memberId],
          );
          expect(shown?.is_same).toBe(true);
        },
      };
    },
  },

  'member.levelPrice.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const skuId = house.merchant.skuIds[0] ?? '';
      return {
        shots: times(size, (nth) => ({
          name: 'member.levelPrice.save',
          token,
          input: { skuId, prices: [1, 2].slice(nth % 2).map((level) => ({ level, priceFen: 100 + nth })) },
        })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const prices = await house.mall.sql<{ price_fen: number }>('select price_fen::int from loyalty.level_price where sku_id = $1', [
            skuId,
          ]);
          expect(new Set(prices.map(({ price_fen }) => price_fen)).size).toBe(1);
          await callNear(house, { name: 'member.levelPrice.save', token, input: { skuId, prices: [] } });
        },
      };
    },
  },

  // More is taken than is there, by many at once: never below nothing.
  'member.growth.adjust': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { memberId } = await aMember(house.mall, '1');
      await callNear(house, { name: 'member.growth.adjust', token, input: { memberId, amount: 250, reason: '补发' } });
      return {
        shots: times(size, () => ({ name: 'member.growth.adjust', token, input: { memberId, amount: -100, reason: '扣回' } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await standingOf(house, memberId)).toMatchObject({ growth: 0, entries: 4 });
        },
      };
    },
  },
};
