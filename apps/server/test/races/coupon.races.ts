import type { couponRows, couponStaffRows } from '@qianpu/contract/calls/coupon';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aDraft, aCoupon as writeCoupon } from '../builders/coupon.ts';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, codes, inTurn, okCount, shuffled, times } from './volley.ts';

const staffOf = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['marketing.*']);

async function aCoupon(house: RaceHouse, changes: Parameters<typeof aDraft>[0] = {}) {
  const token = await staffOf(house);
  const id = await writeCoupon((name, input) => callNear(house, { name, token, input }), changes);
  return { token, id };
}
const members = (house: RaceHouse, count: number) => Promise.all(Array.from({ length: count }, () => aMember(house.mall, '1')));
const receiveShot = (token: string, ...ids: string[]): Shot => ({
  name: 'marketing.coupon.multipleReceive',
  token,
  input: { cid: '11', ids },
});
const codesOf = async (house: RaceHouse, token: string, id: string, count: number) =>
  ((await callNear(house, { name: 'marketing.coupon.makeCodes', token, input: { id, count } })).data as { codes: string[] }).codes;
const templateOf = async ({ mall }: RaceHouse, id: string) =>
  (
    await mall.sql<{ name: string; revision: number; state: string; total: number; claimed: number; held: number }>(
      `select name, revision, state, total, claimed, (select count(*)::int from marketing.coupon c where c.mid = t.mid and c.template_id = t.id) as held
         from marketing.coupon_template t where id = $1`,
      [id],
    )
  )[0];
const heldBy = async ({ mall }: RaceHouse, memberId: string) =>
  (await mall.sql('select from marketing.coupon where member_id = $1', [memberId])).length;

/** That counters agree with coupons and limits hold is the referee's word too, asked after every volley. */
export const couponRaces: Races<typeof couponRows & typeof couponStaffRows> = {
  // Fewer than want one, one person among them many times, and several in either order.
  'marketing.coupon.multipleReceive': {
    stake: 'limit',
    prepare: async (house, size) => {
      const few = Math.floor(size / 4);
      const [{ id: scarce }, { id: other }] = [await aCoupon(house, { total: few }), await aCoupon(house)];
      const [greedy, ...crowd] = await members(house, size);
      const shots = inTurn(
        size,
        () => receiveShot(greedy?.token ?? '', scarce),
        (nth) => receiveShot(crowd[nth]?.token ?? '', scarce, other),
        (nth) => receiveShot(crowd[size - 2 - nth]?.token ?? '', other, scarce),
      );
      return {
        shots: shuffled(shots),
        judge: async (answers) => {
          const refused = answers.filter((answer) => !isOk(answer));
          expect([failures.COUPONS_GONE.code, failures.COUPON_CLAIMED.code]).toEqual(expect.arrayContaining(codes(refused)));
          expect(await templateOf(house, scarce)).toMatchObject({ claimed: few, held: few });
          expect(await heldBy(house, greedy?.memberId ?? '')).toBeLessThanOrEqual(1);
        },
      };
    },
  },

  'marketing.coupon.exchangeCode': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { token, id } = await aCoupon(house, { perMember: 9 });
      const [one = '', other = ''] = await codesOf(house, token, id, 2);
      const crowd = await members(house, 4);
      const exchangeShot =
        (code: string) =>
        (nth: number): Shot => ({
          name: 'marketing.coupon.exchangeCode',
          token: crowd[nth % crowd.length]?.token ?? '',
          input: { cid: '11', code },
        });
      return {
        shots: inTurn(size, exchangeShot(one), exchangeShot(other)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(2);
          expect([0, failures.WRONG_EXCHANGE_CODE.code, failures.TOO_OFTEN.code]).toEqual(expect.arrayContaining(codes(answers)));
          expect(await templateOf(house, id)).toMatchObject({ claimed: 2, held: 2 });
        },
      };
    },
  },

  // Terms change under whoever claims: what somebody holds is what the template says.
  'marketing.coupon.save': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { token, id } = await aCoupon(house);
      const crowd = await members(house, size);
      const shots = inTurn(
        size,
        (nth): Shot => ({ name: 'marketing.coupon.save', token, input: { ...aDraft({ fromFen: nth }), id, revision: 2 } }),
        (nth) => receiveShot(crowd[nth]?.token ?? '', id),
      );
      return {
        shots,
        judge: async (answers) => {
          const saved = answersTo('marketing.coupon.save', shots, answers);
          expect(okCount(saved)).toBeLessThanOrEqual(1);
          expect([0, failures.COUPON_CHANGED.code, failures.COUPON_FIXED.code]).toEqual(expect.arrayContaining(codes(saved)));
          expect((await templateOf(house, id))?.revision).toBe(2 + okCount(saved));
        },
      };
    },
  },

  'marketing.coupon.setState': {
    stake: 'none',
    prepare: async (house, size) => {
      const { token, id } = await aCoupon(house);
      const crowd = await members(house, size);
      const stateShot = (state: string) => (): Shot => ({ name: 'marketing.coupon.setState', token, input: { id, revision: 2, state } });
      const shots = inTurn(size, stateShot('PAUSED'), stateShot('ENDED'), (nth) => receiveShot(crowd[nth]?.token ?? '', id));
      return {
        shots,
        judge: async (answers) => {
          const turned = answersTo('marketing.coupon.setState', shots, answers);
          expect(okCount(turned)).toBe(1);
          const [done] = turned.filter(isOk).map(({ data }) => data as OutputOf<'marketing.coupon.setState'>);
          expect(await templateOf(house, id)).toMatchObject({ ...done, revision: 3 });
        },
      };
    },
  },

  'marketing.coupon.makeCodes': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { token, id } = await aCoupon(house, { total: 5 });
      return {
        shots: times(size, () => ({ name: 'marketing.coupon.makeCodes', token, input: { id, count: 2 } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([2, expect.arrayContaining([failures.BAD_INPUT.code])]);
          expect(await house.mall.sql('select from marketing.coupon_code where template_id = $1', [id])).toHaveLength(4);
        },
      };
    },
  },

  'marketing.coupon.nameMembers': {
    stake: 'none',
    prepare: async (house, size) => {
      const { token, id } = await aCoupon(house, { audience: 'NAMED' });
      const ids = (await members(house, 3)).map(({ memberId }) => memberId);
      const phones = (await house.mall.sql<{ phone: string }>('select phone from member.account where id = any($1)', [ids])).map(
        ({ phone }) => phone,
      );
      return {
        shots: times(size, (nth) => ({
          name: 'marketing.coupon.nameMembers',
          token,
          input: { id, phones: nth % 2 === 0 ? phones : phones.toReversed() },
        })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await house.mall.sql('select from marketing.coupon_named where template_id = $1', [id])).toHaveLength(3);
        },
      };
    },
  },
};
