import type { addressRows } from '@qianpu/contract/calls/address';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aShopper, type Shopper } from '../builders/shopper.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, codes, inTurn, okCount, times } from './volley.ts';

const ADDRESS_LIMIT = 20;
const input = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 2 号院' };

/** A shopper whose book has so many addresses; the first is the default. */
async function aBook({ mall, merchant }: RaceHouse, size: number): Promise<{ shopper: Shopper; ids: string[] }> {
  const shopper = await aShopper(mall, merchant);
  const ids = Array.from({ length: size - 1 }, () => mall.newId());
  await mall.sql(
    `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     select mid, unnest($2::bigint[]), member_id, name, phone, region_code, province, city, district, street, false, created_at
       from member.address where id = $1`,
    [shopper.addressId, ids],
  );
  return { shopper, ids: [shopper.addressId, ...ids] };
}

const bookOf = ({ mall }: RaceHouse, { memberId }: Shopper) =>
  mall.sql<{ id: string; is_default: boolean }>('select id, is_default from member.address where member_id = $1', [memberId]);

export const addressRaces: Races<typeof addressRows> = {
  'member.address.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { shopper } = await aBook(house, ADDRESS_LIMIT - 2);
      const shots = times(size, (nth) => ({
        name: 'member.address.add',
        token: shopper.token,
        input: { ...input, isDefault: nth % 2 === 0 },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect([okCount(answers), codes(answers).includes(failures.ADDRESS_BOOK_FULL.code)]).toEqual([2, true]);
          const book = await bookOf(house, shopper);
          expect([book.length, book.filter(({ is_default }) => is_default).length]).toEqual([ADDRESS_LIMIT, 1]);
        },
      };
    },
  },

  'member.address.edit': {
    stake: 'none',
    prepare: async (house, size) => {
      const { shopper, ids } = await aBook(house, 3);
      const shots = times(size, (nth) => ({
        name: 'member.address.edit',
        token: shopper.token,
        input: { ...input, id: ids[nth % ids.length], isDefault: true },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await bookOf(house, shopper)).filter(({ is_default }) => is_default).length).toBe(1);
        },
      };
    },
  },

  'member.address.delete': {
    stake: 'none',
    prepare: async (house, size) => {
      const { shopper, ids } = await aBook(house, 2);
      const [token, id] = [shopper.token, ids[1]];
      const shots = inTurn(
        size,
        () => ({ name: 'member.address.delete', token, input: { id } }),
        () => ({ name: 'member.address.edit', token, input: { ...input, id, isDefault: true } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('member.address.delete', shots, answers))).toBe(1);
          expect((await bookOf(house, shopper)).map((address) => address.id)).toEqual([ids[0]]);
        },
      };
    },
  },
};
