import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { earnFromOrder, takeBackEarned } from '../../src/modules/loyalty/earn-from-order.ts';
import { loyaltyDueTasks } from '../../src/modules/loyalty/loyalty.due-tasks.ts';
import { type Answer, send } from '../call-table.ts';
import { refereeFindings } from '../referee-findings.ts';
import { writeLevels } from './levels.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from './populated-mall.ts';

type Answered<Name extends CallName> = OutputOf<Name> & { readonly refused?: unknown };

export interface LoyaltyHouse {
  readonly house: PopulatedMall;
  call<Name extends CallName>(name: Name, input: object, token?: string, key?: string): Promise<Answered<Name>>;
  /** What staff are answered, as it comes. */
  answer(name: CallName, input: object): Promise<Answer>;
  /** An order of so much that its member has received: its number. */
  receive(member: TestMember, paidFen: number, orderId?: string): Promise<string>;
  refund(member: TestMember, orderId: string, amountFen: number, isWhole?: boolean): Promise<void>;
  /** All rounds of the module, twice: what is done once is done. */
  rounds(): Promise<void>;
  findings(): Promise<string[]>;
  member(): Promise<TestMember>;
  /** The clock was moved: staff sign in anew. */
  freshStaff(): Promise<void>;
  close(): Promise<void>;
}

/** A merchant with three levels, and what its members' orders tell, without the orders. */
export async function aLoyaltyHouse(): Promise<LoyaltyHouse> {
  const house = await aPopulatedMall();
  const { mall } = house;
  const aToken = () => aStaffToken(mall, '1', ['member.*', 'marketing.*']);
  let staff = await aToken();
  const log = createLog('test', 'silent');
  const ask = (name: CallName, input: object, token: string, key?: string) =>
    send(house.server, rows[name], input, house.from({ token, ...(key && { headers: { 'idempotency-key': key } }) }));
  await writeLevels((name, input) => ask(name, input, staff));
  const goods = { goodsId: '1', skuId: '1' };
  return {
    house,
    call: async <Name extends CallName>(name: Name, input: object, token = staff, key?: string) => {
      const { code, data } = await ask(name, input, token, key);
      return (code === 0 || code === '200' ? data : { refused: code }) as Answered<Name>;
    },
    answer: (name, input) => ask(name, input, staff),
    receive: async ({ memberId }, paidFen, orderId = mall.newId()) => {
      const line = { ...goods, title: '苹果', picture: '1/a.jpg', specs: [], position: 0, paidFen };
      await inTx(mall.ctx('1'), (ctx) =>
        earnFromOrder(ctx, { orderId, memberId, cid: '11', receivedAt: ctx.now.toISOString(), lines: [line] }),
      );
      return orderId;
    },
    refund: ({ memberId }, orderId, amountFen, isWhole = false) =>
      inTx(mall.ctx('1'), (ctx) =>
        takeBackEarned(ctx, {
          ...{ orderId, memberId, cid: '11', refundId: mall.newId(), amountFen, isWhole, refundedAt: ctx.now.toISOString() },
          lines: [{ ...goods, position: 0, amountFen }],
        }),
      ),
    rounds: async () => {
      for (let time = 0; time < 2; time += 1)
        for (const task of loyaltyDueTasks) await runDueTask(mall.pod, task, (mid) => mall.ctx(mid), log);
    },
    findings: async () =>
      (await refereeFindings(mall)).filter(({ check }) => check.startsWith('L')).map(({ check, detail }) => `${check} ${detail}`),
    member: () => aMember(mall, '1'),
    freshStaff: async () => {
      staff = await aToken();
    },
    close: () => house.close(),
  };
}
