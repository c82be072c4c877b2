import type { followRows, followStaffRows } from '@qianpu/contract/calls/follow';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, type TestMember } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { codes, inTurn, okCount } from './volley.ts';

const cid = '11';
const FOLLOW_LIMIT = 200;

const shot = (kind: 'add' | 'remove', { token }: TestMember): Shot => ({ name: `behaviour.follow.${kind}`, token, input: { cid } });

/** What the shop says and what the rows say. */
const followersOf = async ({ mall }: RaceHouse) =>
  (
    await mall.sql<{ said: number; rows: number }>(
      `select coalesce((select followers from behaviour.shop_followers where mid = 1 and cid = $1), 0) as said,
              (select count(*)::integer from behaviour.shop_follow where mid = 1 and cid = $1) as rows`,
      [cid],
    )
  )[0];

const followAndUnfollow: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const members = await Promise.all(Array.from({ length: Math.ceil(size / 4) }, () => aMember(house.mall, '1')));
    const member = (nth: number) => members[nth % members.length] as TestMember;
    return {
      // Everybody changes their mind, several times.
      shots: inTurn(
        size,
        (nth) => shot('add', member(nth)),
        (nth) => shot('remove', member(nth + 1)),
      ),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        const stored = await followersOf(house);
        expect(stored?.said).toBe(stored?.rows);
      },
    };
  },
};

export const followRaces: Races<typeof followRows & typeof followStaffRows> = {
  'behaviour.follow.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [full, other] = await Promise.all([aMember(house.mall, '1'), aMember(house.mall, '1')]);
      await house.mall.sql('insert into behaviour.keeper (mid, member_id, shops) values (1, $1, $2)', [full.memberId, FOLLOW_LIMIT]);
      const before = (await followersOf(house))?.said ?? 0;
      return {
        // One has no room left, the other follows once however often it is said.
        shots: inTurn(
          size,
          () => shot('add', full),
          () => shot('add', other),
        ),
        judge: async (answers) => {
          expect(codes(answers)).toEqual(expect.arrayContaining([failures.FOLLOWS_FULL.code]));
          expect(okCount(answers)).toBe(size / 2);
          expect(await followersOf(house)).toEqual({ said: before + 1, rows: before + 1 });
        },
      };
    },
  },
  'behaviour.follow.remove': followAndUnfollow,
};
