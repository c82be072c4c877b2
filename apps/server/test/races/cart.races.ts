import type { cartRows } from '@qianpu/contract/calls/cart';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, type TestMember } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { codes, inTurn, okCount, times } from './volley.ts';

interface Line {
  readonly sku_id: string;
  readonly quantity: number;
}

const LINE_LIMIT = 120;
const place = (skuId: string) => ({ cid: '11', skuId });

/** A cart with so many lines of goods nobody sells any more, and the given ones. */
async function aCart({ mall, merchant }: RaceHouse, old: number, skuIds: readonly string[] = []): Promise<TestMember> {
  const member = await aMember(mall, '1');
  await mall.sql(
    `insert into cart.line (mid, member_id, cid, sku_id, goods_id, quantity, added_at)
     select 1, $1, 11, sku, $3, 1, platform.now()
       from (select generate_series(1, $2::int) as sku union all select unnest($4::bigint[])) as s`,
    [member.memberId, old, merchant.goodsIds[0], skuIds],
  );
  return member;
}

const linesOf = ({ mall }: RaceHouse, { memberId }: TestMember) =>
  mall.sql<Line>('select sku_id, quantity from cart.line where member_id = $1 order by sku_id', [memberId]);

export const cartRaces: Races<typeof cartRows> = {
  'cart.line.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [held = '', ...others] = house.merchant.skuIds;
      const member = await aCart(house, LINE_LIMIT - 3, [held]);
      const { token } = member;
      // Room for two: whoever comes third is refused; pieces of the line that is there already always find theirs.
      const shots = inTurn(
        size,
        (nth) => ({ name: 'cart.line.add', token, input: { ...place(others[nth] ?? ''), quantity: 1 } }),
        () => ({ name: 'cart.line.add', token, input: { ...place(held), quantity: 100 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const [fresh = [], more = []] = [0, 1].map((kind) => answers.filter((_, at) => at % 2 === kind));
          expect([okCount(fresh), okCount(more)]).toEqual([2, more.length]);
          expect(codes(fresh)).toContain(failures.CART_FULL.code);
          const lines = await linesOf(house, member);
          expect(lines.length).toBe(LINE_LIMIT);
          expect(lines.find(({ sku_id }) => sku_id === held)?.quantity).toBe(Math.min(999, 1 + 100 * more.length));
        },
      };
    },
  },

  'cart.line.edit': {
    stake: 'none',
    prepare: async (house, size) => {
      const [one = '', two = ''] = house.merchant.skuIds;
      const member = await aCart(house, 0, [one, two]);
      const shots = times(size, (nth) => {
        const changes = [one, two].map((skuId) => ({ ...place(skuId), quantity: nth + 2 }));
        return { name: 'cart.line.edit', token: member.token, input: { changes: nth % 2 === 0 ? changes : changes.reverse() } };
      });
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [first, second] = await linesOf(house, member);
          expect(first?.quantity).toBe(second?.quantity);
        },
      };
    },
  },

  'cart.line.delete': {
    stake: 'none',
    prepare: async (house, size) => {
      const [one = '', two = ''] = house.merchant.skuIds;
      const member = await aCart(house, 0, [one, two]);
      const { token } = member;
      const shots = inTurn(
        size,
        () => ({ name: 'cart.line.delete', token, input: { lines: [place(one), place(two)] } }),
        () => ({ name: 'cart.line.add', token, input: { ...place(one), quantity: 1 } }),
        () => ({ name: 'cart.line.delete', token, input: { lines: [place(two), place(one)] } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const afterDelete = answers.filter((_, at) => at % 3 !== 1).map(({ data }) => (data as { totalItem: number }).totalItem);
          expect(afterDelete).toEqual(afterDelete.map(() => 0));
          const lines = await linesOf(house, member);
          expect(lines.map(({ sku_id }) => sku_id).filter((skuId) => skuId !== one)).toEqual([]);
        },
      };
    },
  },

  'cart.line.moveToFavourites': {
    stake: 'none',
    prepare: async (house, size) => {
      const [one = ''] = house.merchant.skuIds;
      const member = await aCart(house, 0, [one]);
      const { token } = member;
      const shots = times(size, () => ({ name: 'cart.line.moveToFavourites', token, input: { lines: [place(one)] } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await linesOf(house, member)).toEqual([]);
          const favourites = await house.mall.sql('select goods_id from behaviour.favourite where member_id = $1', [member.memberId]);
          expect(favourites).toEqual([{ goods_id: house.merchant.goodsIds[0] }]);
        },
      };
    },
  },

  'cart.line.merge': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [held = '', ...others] = house.merchant.skuIds;
      const member = await aCart(house, LINE_LIMIT - 3, [held]);
      const guest = [held, ...others.slice(0, 5)].map((skuId) => ({ ...place(skuId), quantity: 7 }));
      const shots = times(size, (nth) => ({
        name: 'cart.line.merge',
        token: member.token,
        input: { lines: nth % 2 === 0 ? guest : guest.toReversed() },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const lines = await linesOf(house, member);
          expect(lines.length).toBe(LINE_LIMIT);
          expect(lines.filter(({ quantity }) => quantity === 7).length).toBe(3);
        },
      };
    },
  },
};
