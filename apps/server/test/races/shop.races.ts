import { randomBytes } from 'node:crypto';
import type { shopStaffRows } from '@qianpu/contract/calls/shop';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { inTurn, okCount, times } from './volley.ts';

const LINK_HOST_LIMIT = 20;
const newHost = () => `omo-${randomBytes(8).toString('hex')}.example`;
const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['shop.*']);
const hostsOf = async ({ mall }: RaceHouse) =>
  (await mall.sql<{ host: string }>('select host from shop.link_host where mid = 1')).map(({ host }) => host);

export const shopRaces: Races<typeof shopStaffRows> = {
  'shop.status.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const [day, night] = [
        { cid: '11', status: 'OPEN', hours: '08:00–20:00', phones: ['10086'] },
        { cid: '11', status: 'RESTING', hours: '20:00–08:00', phones: ['10010', '10000'] },
      ] as const;
      const shots = inTurn(
        size,
        () => ({ name: 'shop.status.set', token, input: night }),
        () => ({ name: 'shop.status.set', token, input: day }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [shop] = await house.mall.sql('select cid, status, hours, phones from shop.organisation where mid = 1 and cid = 11');
          expect([day, night]).toContainEqual(shop);
          // Open again: what other volleys buy is sold here.
          await house.mall.sql(`update shop.organisation set status = 'OPEN' where mid = 1 and cid = 11`);
        },
      };
    },
  },

  'shop.profile.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const day = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }]);
      const [one, other] = [
        { cid: '11', cover: '1/one.jpg', address: '一号', week: day('08:00', '20:00'), phones: ['10086'] },
        { cid: '11', cover: '1/other.jpg', address: '二号', week: day('20:00', '24:00'), phones: ['10010', '10000'] },
      ];
      const shots = inTurn(
        size,
        () => ({ name: 'shop.profile.set', token, input: one }),
        () => ({ name: 'shop.profile.set', token, input: other }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          // Never the cover of one with the hours of the other.
          const [shop] = await house.mall.sql('select cid, cover, address, week, phones from shop.organisation where mid = 1 and cid = 11');
          expect([one, other]).toContainEqual(shop);
        },
      };
    },
  },

  'shop.point.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const [here, there] = [
        { lat: 39.90469, lng: 116.40717 },
        { lat: -33.8568, lng: 151.2153 },
      ];
      const shots = inTurn(
        size,
        () => ({ name: 'shop.point.set', token, input: { cid: '11', point: here } }),
        () => ({ name: 'shop.point.set', token, input: { cid: '11', point: there } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          // Never the latitude of one with the longitude of the other.
          const [point] = await house.mall.sql(
            'select latitude as lat, longitude as lng from shop.organisation where mid = 1 and cid = 11',
          );
          expect([here, there]).toContainEqual(point);
        },
      };
    },
  },

  'shop.language.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const [one, both] = [['zh-CN'], ['zh-CN', 'en']] as const;
      const shots = inTurn(
        size,
        () => ({ name: 'shop.language.set', token, input: { languages: [...one] } }),
        () => ({ name: 'shop.language.set', token, input: { languages: [...both] } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [merchant] = await house.mall.sql<{ languages: string[] }>('select languages from shop.merchant where mid = 1');
          expect([one, both]).toContainEqual(merchant?.languages);
        },
      };
    },
  },

  'shop.translation.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      const sources = Array.from({ length: 20 }, (_, nth) => `竞赛${nth}`);
      const stated = (text: string | null, order: readonly string[]) => ({
        name: 'shop.translation.set' as const,
        token,
        input: { lang: 'en' as const, entries: order.map((source) => ({ source, text })) },
      });
      // The same rows from both ends, written and taken back: nobody waits in a ring, and no two texts are mixed.
      const shots = inTurn(
        size,
        () => stated('one', sources),
        () => stated('other', sources.toReversed()),
        () => stated(null, sources),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const rows = await house.mall.sql<{ text: string; count: number }>(
            `select text, count(*)::int as count from shop.translation where mid = 1 and source like '竞赛%' group by text`,
          );
          expect([[], [{ text: 'one', count: 20 }], [{ text: 'other', count: 20 }]]).toContainEqual(rows);
        },
      };
    },
  },

  'shop.linkHost.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from shop.link_host where mid = 1');
      const before = Array.from({ length: LINK_HOST_LIMIT - 3 }, newHost);
      await house.mall.sql('insert into shop.link_host (mid, host) select 1, unnest($1::text[])', [before]);
      const same = newHost();
      // One host again and again, among more than there is room for.
      const shots = inTurn(
        size,
        () => ({ name: 'shop.linkHost.add', token, input: { host: same } }),
        () => ({ name: 'shop.linkHost.add', token, input: { host: newHost() } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect((await hostsOf(house)).length).toBe(LINK_HOST_LIMIT);
          expect(answers.filter(({ data }) => (data as { added?: boolean } | null)?.added).length).toBe(3);
        },
      };
    },
  },

  'shop.linkHost.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, host] = [await staff(house), newHost()];
      await house.mall.sql('delete from shop.link_host where mid = 1');
      await house.mall.sql('insert into shop.link_host (mid, host) values (1, $1)', [host]);
      const shots = times(size, () => ({ name: 'shop.linkHost.remove', token, input: { host } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.filter(({ data }) => (data as { removed: boolean }).removed).length).toBe(1);
          expect(await hostsOf(house)).toEqual([]);
        },
      };
    },
  },
};
