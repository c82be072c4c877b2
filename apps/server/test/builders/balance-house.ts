import type { CallName } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { expect, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { subscribers } from '../../src/app/modules.ts';
import { isOk } from '../call-table.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from './populated-mall.ts';
import { asCaller } from './shopper.ts';

type Caller = ReturnType<typeof asCaller>;
type Change = Omit<InputOf<'ledger.adjustment.ask'>, 'memberId' | 'reason'> & { readonly reason?: 'CORRECTION' };

export interface BalanceMember extends TestMember {
  readonly call: Caller;
}

/** Two merchants, two people of staff of the first who may change balances, and members who come as they are needed. */
export interface BalanceHouse extends PopulatedMall {
  readonly staff: Caller;
  readonly second: Caller;
  aStaff(permissions?: readonly string[]): Promise<Caller>;
  member(): Promise<BalanceMember>;
  /** What one person may change alone, in yuan: at once and on a day. */
  setLimits(aloneYuan: number, aloneDayYuan: number): Promise<void>;
  change(memberId: string, change: Change, by?: Caller): ReturnType<Caller>;
  /** The same, which is done; or waits. */
  changed(memberId: string, change: Change, by?: Caller): Promise<OutputOf<'ledger.adjustment.ask'>>;
  /** Until every event has been heard. */
  deliver(): Promise<void>;
  balanceOf(member: BalanceMember): Promise<readonly [principalFen: number, bonusFen: number, heldFen: number]>;
}

export async function aBalanceHouse(): Promise<BalanceHouse> {
  const house = await aPopulatedMall();
  const { mall, server, from } = house;
  const callerOf = (token: string) => asCaller(server, from({ token }));
  const aStaff: BalanceHouse['aStaff'] = async (permissions = ['ledger.*']) => callerOf(await aStaffToken(mall, '1', permissions));
  const [staff, second] = [await aStaff(), await aStaff()];
  const change: BalanceHouse['change'] = (memberId, { reason = 'CORRECTION', ...change }, by = staff) =>
    by('ledger.adjustment.ask', { memberId, reason, ...change });
  return {
    ...house,
    staff,
    second,
    aStaff,
    change,
    member: async () => {
      const member = await aMember(mall, '1');
      return { ...member, call: callerOf(member.token) };
    },
    setLimits: async (aloneYuan, aloneDayYuan) => {
      const owner = await aStaff(['shop.*']);
      const { revision } = await answerOf(owner, 'shop.setting.get', { module: 'ledger' });
      await answerOf(owner, 'shop.setting.set', { module: 'ledger', value: { aloneYuan, aloneDayYuan }, revision });
    },
    changed: async (memberId, input, by = staff) => {
      const answer = await change(memberId, input, by);
      expect(answer, answer.text).toSatisfy(isOk);
      return answer.data as OutputOf<'ledger.adjustment.ask'>;
    },
    deliver: async () => {
      const log = createLog('test', 'silent');
      const openCtx = (mid: string) => ({ ...mall.ctx(mid), redis: mall.engines.redis });
      const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx, log, pollMs: 20 });
      try {
        await vi.waitFor(
          async () => expect(await mall.sql('select name, last_error from platform.outbox where done_at is null')).toEqual([]),
          { timeout: 20_000, interval: 50 },
        );
      } finally {
        await delivery.close();
      }
    },
    balanceOf: async ({ call }) => {
      const { principalFen, bonusFen, heldFen } = await answerOf(call, 'ledger.balance.find', {});
      return [principalFen, bonusFen, heldFen];
    },
  };
}

export async function answerOf<N extends CallName>(call: Caller, name: N, input: object): Promise<OutputOf<N>> {
  const answer = await call(name, input);
  expect(answer, `${name} ${JSON.stringify(input)} ${answer.text}`).toSatisfy(isOk);
  return answer.data as OutputOf<N>;
}
