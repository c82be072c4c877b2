import type { favouriteRows, footprintRows } from '@qianpu/contract/calls/favourite';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, type TestMember } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, codes, inTurn, okCount, times } from './volley.ts';

const cid = '11';
const FAVOURITE_LIMIT = 500;
const FOOTPRINT_LIMIT = 200;

/** A member who keeps so many goods that are no more. */
async function aKeeper({ mall }: RaceHouse, favourites: number, footprints: number): Promise<TestMember> {
  const member = await aMember(mall, '1');
  const { memberId } = member;
  await mall.sql('insert into behaviour.keeper values (1, $1, $2)', [memberId, favourites]);
  await mall.sql('insert into behaviour.favourite select 1, $1, n, platform.now() from generate_series(1, $2::integer) n', [
    memberId,
    favourites,
  ]);
  await mall.sql('insert into behaviour.footprint select 1, $1, n, platform.now() from generate_series(1, $2::integer) n', [
    memberId,
    footprints,
  ]);
  return member;
}

const keptBy = async ({ mall }: RaceHouse, { memberId }: TestMember) =>
  (
    await mall.sql<{ favourites: number; counted: number; footprints: number }>(
      `select (select count(*) from behaviour.favourite f where f.member_id = $1)::integer as favourites,
              (select favourites from behaviour.keeper k where k.member_id = $1) as counted,
              (select count(*) from behaviour.footprint p where p.member_id = $1)::integer as footprints`,
      [memberId],
    )
  )[0];

const goods = ({ merchant }: RaceHouse, nth: number): string => merchant.goodsIds[nth % merchant.goodsIds.length] ?? '';
const favouriteShot = (kind: 'add' | 'remove', { token }: TestMember, goodsIds: readonly string[]): Shot => ({
  name: `behaviour.favourite.${kind}`,
  token,
  input: { cid, goodsIds },
});
const footprintShot = ({ token }: TestMember, goodsId: string): Shot => ({
  name: 'behaviour.footprint.add',
  token,
  input: { cid, goodsId },
});

const keepAndLetGo: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const member = await aKeeper(house, 0, 0);
    // The same goods in any order, so that nobody may wait for somebody who waits.
    const named = (nth: number) => [0, 1, 2].map((step) => goods(house, (nth + step) % 4));
    return {
      shots: inTurn(
        size,
        (nth) => favouriteShot('add', member, named(nth)),
        (nth) => favouriteShot('remove', member, named(nth + 1)),
      ),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        const stored = await keptBy(house, member);
        expect(stored?.counted).toBe(stored?.favourites);
      },
    };
  },
};

export const keptRaces: Races<typeof favouriteRows & typeof footprintRows> = {
  'behaviour.favourite.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const room = 3;
      const member = await aKeeper(house, FAVOURITE_LIMIT - room, 0);
      return {
        shots: times(size, (nth) => favouriteShot('add', member, [goods(house, nth)])),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([room, expect.arrayContaining([failures.FAVOURITES_FULL.code])]);
          expect(await keptBy(house, member)).toMatchObject({ favourites: FAVOURITE_LIMIT, counted: FAVOURITE_LIMIT });
        },
      };
    },
  },

  'behaviour.favourite.remove': keepAndLetGo,

  'behaviour.footprint.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aKeeper(house, 0, FOOTPRINT_LIMIT);
      return {
        shots: times(size, (nth) => footprintShot(member, goods(house, nth))),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await keptBy(house, member))?.footprints).toBe(FOOTPRINT_LIMIT);
        },
      };
    },
  },

  'behaviour.footprint.merge': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aKeeper(house, 0, FOOTPRINT_LIMIT);
      const merge = (nth: number): Shot => ({
        name: 'behaviour.footprint.merge',
        token: member.token,
        input: { cid, seen: [0, 1, 2].map((step) => ({ goodsId: goods(house, nth + step), ago: 0 })) },
      });
      return {
        shots: inTurn(size, merge, (nth) => footprintShot(member, goods(house, nth))),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await keptBy(house, member))?.footprints).toBe(FOOTPRINT_LIMIT);
        },
      };
    },
  },

  'behaviour.footprint.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aKeeper(house, 0, FOOTPRINT_LIMIT);
      const shots = inTurn(
        size,
        (nth) => footprintShot(member, goods(house, nth)),
        (): Shot => ({ name: 'behaviour.footprint.remove', token: member.token, input: { cid } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const looked = answersTo('behaviour.footprint.add', shots, answers).length;
          expect((await keptBy(house, member))?.footprints).toBeLessThanOrEqual(looked);
        },
      };
    },
  },
};
