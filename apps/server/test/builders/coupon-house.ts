import type { CallName } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { dueTasks } from '../../src/app/modules.ts';
import type { Answer } from '../call-table.ts';
import { aCoupon } from './coupon.ts';
import { deliverEvents } from './deliver-events.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from './populated-mall.ts';
import { asCaller } from './shopper.ts';

const log = createLog('test', 'silent');

type Caller = ReturnType<typeof asCaller>;
export interface CouponMember extends TestMember {
  readonly call: Caller;
}

/** Two merchants, staff of the first who may do everything with coupons, and members who come as they are needed. */
export interface CouponHouse extends PopulatedMall {
  readonly staff: Caller;
  readonly visitor: Caller;
  aStaff(cid?: string): Promise<Caller>;
  member(): Promise<CouponMember>;
  /** A coupon that is on; its template's id. */
  coupon(changes?: Parameters<typeof aCoupon>[1]): Promise<string>;
  receive(call: Caller, ...ids: string[]): Promise<Answer>;
  /** Claims one for a member who has none; its id. */
  claimed(by: CouponMember, templateId: string): Promise<string>;
  cardOf(call: Caller, id: string): Promise<OutputOf<'marketing.coupon.detail'>>;
  ownOf(call: Caller, state?: string): Promise<OutputOf<'marketing.coupon.memberList'>>;
  setState(id: string, state: string, call?: Caller): Promise<Answer>;
  runDueTask(name: string): Promise<void>;
  /** Until every event has been heard. */
  deliver(): Promise<void>;
}

export const ask = async <N extends CallName>(call: Caller, name: N, input: object): Promise<OutputOf<N>> => {
  const answer = await call(name, input);
  expect(answer, `${name} ${JSON.stringify(input)}`).toMatchObject({ status: 200 });
  expect([0, '200'], answer.text).toContain(answer.code);
  return answer.data as OutputOf<N>;
};

export async function aCouponHouse(): Promise<CouponHouse> {
  const house = await aPopulatedMall();
  const { mall, server, from } = house;
  const callerOf = (token?: string) => asCaller(server, from(token === undefined ? {} : { token }));
  const aStaff: CouponHouse['aStaff'] = async (cid) => callerOf(await aStaffToken(mall, '1', ['marketing.*'], cid));
  const staff = await aStaff();
  const receive: CouponHouse['receive'] = (call, ...ids) => call('marketing.coupon.multipleReceive', { cid: '11', ids });
  return {
    ...house,
    staff,
    visitor: callerOf(),
    aStaff,
    member: async () => {
      const member = await aMember(mall, '1');
      return { ...member, call: callerOf(member.token) };
    },
    coupon: (changes) => aCoupon(staff, changes),
    receive,
    claimed: async ({ call }, id) => {
      const [got] = (await receive(call, id)).data as OutputOf<'marketing.coupon.multipleReceive'>;
      return got?.couponId ?? '';
    },
    cardOf: (call, id) => ask(call, 'marketing.coupon.detail', { cid: '11', id }),
    ownOf: (call, state = 'UNUSED') => ask(call, 'marketing.coupon.memberList', { state }),
    setState: async (id, state, call = staff) => {
      const { revision } = await ask(call, 'marketing.coupon.find', { id });
      return call('marketing.coupon.setState', { id, revision, state });
    },
    runDueTask: async (name) => {
      for (const task of dueTasks.filter((one) => one.name === name)) await runDueTask(mall.pod, task, (mid) => mall.ctx(mid), log);
    },
    deliver: () => deliverEvents(mall),
  };
}
