import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { runTask } from '#platform/tasks/run-task';
import { anApi } from '../../../test/builders/api.ts';
import { aMember } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { aStaffedMall, ask, type StaffedMall } from '../../../test/builders/staffed-mall.ts';
import { customerModule } from './module.ts';
import { exportCustomer } from './personal-customer.ts';

const DAY_MS = 86_400_000;
type Caller = StaffedMall['staff'];

let house: StaffedMall;
let staff: Caller;
let ofShop12: Caller;
/** The house's shopper. */
let own: Caller;
let server: ReturnType<typeof anApi>;
/** Four members: name → id. */
let ids: Readonly<Record<'lan' | 'mu' | 'qi' | 'yun', string>>;

async function aKnown(nickName: string, figures: { daysAgo: number; orders?: number; paidFen?: number; paidDaysAgo?: number }) {
  const { memberId } = await aMember(house.mall, '1');
  const { daysAgo, orders = 0, paidFen = 0, paidDaysAgo = null } = figures;
  await house.mall.sql('update member.account set nick_name = $2 where id = $1', [memberId, nickName]);
  await house.mall.sql(
    `insert into customer.summary (mid, member_id, joined_at, seen_at, orders, paid_fen, first_paid_at, last_paid_at)
     values (1, $1, platform.now() - $2 * interval '1 day', platform.now() - $2 * interval '1 day', $3, $4,
             platform.now() - $5 * interval '1 day', platform.now() - $5 * interval '1 day')`,
    [memberId, daysAgo, orders, paidFen, paidDaysAgo],
  );
  return memberId;
}

beforeAll(async () => {
  house = await aStaffedMall();
  staff = await house.callerWith(['member.*', 'ops.*']);
  server = anApi(house.mall);
  own = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: house.shopper.token });
  ofShop12 = await house.callerWith(['member.*'], '12');
  ids = {
    lan: await aKnown('阿岚', { daysAgo: 4, orders: 3, paidFen: 30_000, paidDaysAgo: 2 }),
    mu: await aKnown('木木', { daysAgo: 3, orders: 1, paidFen: 5_000, paidDaysAgo: 100 }),
    qi: await aKnown('=岚七', { daysAgo: 2 }),
    yun: await aKnown('云', { daysAgo: 1, orders: 9, paidFen: 20_000, paidDaysAgo: 1 }),
  };
});
afterAll(async () => {
  await server.close();
  await house.close();
});

const found = async (input: object) => (await ask(staff, 'member.account.search', input)).list.map(({ id }) => id);
const count = async (rules: object) => (await ask(staff, 'member.segment.count', { rules })).members;
const label = async (name: string) => (await ask(staff, 'member.label.save', { name })).id;

describe('staff look for members', () => {
  test('by phone, number and part of the name; phones stay masked', async () => {
    const [row] = await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [ids.lan]);
    expect(await found({ find: row?.phone })).toEqual([ids.lan]);
    expect(await found({ find: ids.mu })).toEqual([ids.mu]);
    expect(await found({ find: '岚' })).toEqual([ids.qi, ids.lan]);
    expect(await found({ find: '没有人' })).toEqual([]);
    expect(JSON.stringify(await ask(staff, 'member.account.search', {}))).not.toContain(row?.phone);
  });

  test('by what they paid, when they joined, paid or were here, sorted', async () => {
    const ago = (days: number) => house.mall.ctx('1').now.getTime() - days * DAY_MS;
    expect(await found({})).toEqual([ids.yun, ids.qi, ids.mu, ids.lan]);
    expect(await found({ sort: 'mostPaid', paidFromFen: 1 })).toEqual([ids.lan, ids.yun, ids.mu]);
    expect(await found({ sort: 'lastPaid' })).toEqual([ids.yun, ids.lan, ids.mu]);
    expect(await found({ paidFromFen: 5_000, paidToFen: 20_000 })).toEqual([ids.yun, ids.mu]);
    expect(await found({ joinedFrom: ago(2.5), joinedUntil: ago(1.5) })).toEqual([ids.qi]);
    expect(await found({ lastPaidUntil: ago(50) })).toEqual([ids.mu]);
    expect(await found({ seenFrom: ago(1.5) })).toEqual([ids.yun]);
    expect(await ask(staff, 'member.account.search', { pageSize: 3 })).toMatchObject({ hasMore: true, total: 4 });
  });

  test('for the whole merchant alone, and see nothing of another one', async () => {
    expect((await ofShop12('member.account.search', {})).code).toBe(failures.FOREIGN_MERCHANT.code);
    expect((await staff('member.account.detailForStaff', { id: '999' })).code).toBe(failures.NOT_FOUND.code);
  });
});

describe('a segment', () => {
  test('finds whom all of its rules or any of them fit', async () => {
    const some = await label('分群用');
    await ask(staff, 'member.label.set', { id: ids.qi, labelIds: [some] });
    const rich = { field: 'paidFen', from: 20_000 };
    const recent = { field: 'lastPaidDays', is: 'WITHIN', days: 30 };
    const few = { field: 'paidOrders', from: 1, to: 3 };
    expect(await count({ match: 'ALL', conditions: [rich, recent, few] })).toBe(1);
    expect(await count({ match: 'ANY', conditions: [rich, few] })).toBe(3);
    expect(await count({ match: 'ALL', conditions: [{ field: 'lastPaidDays', is: 'LONGER', days: 30 }] })).toBe(1);
    expect(await count({ match: 'ALL', conditions: [{ field: 'seenDays', is: 'LONGER', days: 3 }] })).toBe(2);
    expect(await count({ match: 'ALL', conditions: [{ field: 'joinedDays', is: 'WITHIN', days: 3 }] })).toBe(2);
    expect(await count({ match: 'ALL', conditions: [{ field: 'refundedFen', to: 0 }] })).toBe(4);
    await house.mall.sql('update customer.summary set level = 2 where member_id = $1', [ids.mu]);
    expect(await count({ match: 'ALL', conditions: [{ field: 'level', levels: [2, 3] }] })).toBe(1);
    expect(await found({ level: 2 })).toEqual([ids.mu]);
    expect(await count({ match: 'ALL', conditions: [{ field: 'label', is: 'ANY', labelIds: [some] }] })).toBe(1);
    expect(await count({ match: 'ANY', conditions: [{ field: 'label', is: 'NONE', labelIds: [some] }, rich] })).toBe(3);
  });

  test('is saved, found by, and changed only as it was seen', async () => {
    const rules = { match: 'ALL', conditions: [{ field: 'paidOrders', from: 5 }] };
    const { id, revision } = await ask(staff, 'member.segment.save', { name: '常客', rules });
    expect(await found({ segmentId: id })).toEqual([ids.yun]);
    expect(await found({ segmentId: id, rules: { match: 'ALL', conditions: [{ field: 'paidFen', to: 1 }] } })).toEqual([]);
    expect((await staff('member.segment.save', { name: '常客', rules })).code).toBe(failures.NAME_TAKEN.code);
    expect((await ask(staff, 'member.segment.save', { id, revision, name: '常客', rules })).revision).toBe(2);
    expect(await staff('member.segment.save', { id, revision, name: '常客', rules })).toMatchObject({
      ...{ code: failures.SEGMENT_CHANGED.code, data: { revision: 2 } },
    });
    await ask(staff, 'member.segment.remove', { id });
    expect(await found({ segmentId: id })).toEqual([]);
  });

  test('is refused beyond 100 of a merchant', async () => {
    const rules = { match: 'ALL', conditions: [{ field: 'paidOrders', from: 5 }] };
    await house.mall.sql(
      `insert into customer.segment (mid, id, slot, name, rules, revision) select 1, 9000 + n, n, 'n' || n, $1, 1 from generate_series(1, 100) n`,
      [rules],
    );
    expect((await staff('member.segment.save', { name: '多', rules })).code).toBe(failures.SEGMENTS_FULL.code);
    await house.mall.sql('delete from customer.segment where mid = 1');
  });

  test('is exported by a task, with phones masked and no formula', async () => {
    const { taskId } = await ask(staff, 'member.account.export', { find: '岚' });
    await runTask(house.mall.ctx('1'), customerModule.taskKinds, taskId);
    const { base64 } = await ask(staff, 'ops.task.download', { id: taskId, part: 0 });
    const rows = Buffer.from(base64, 'base64').toString('utf8').split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('会员编号');
    expect(rows[1]).toContain(`"'=岚七"`);
    expect(rows[1]).toMatch(/,1\d{2}\*{4}\d{4},/);
  });
});

describe('labels', () => {
  test('are answered to the member at login and by their own pages (spec 3)', async () => {
    const [one, two] = [await label('老客'), await label('爱水果')];
    await ask(staff, 'member.label.set', { id: house.shopper.memberId, labelIds: [two, one] });
    const detail = await ask(own, 'member.account.detail', {});
    expect(detail.labelRecordViews).toEqual([
      { id: two, name: '爱水果' },
      { id: one, name: '老客' },
    ]);
    await ask(staff, 'member.label.remove', { id: two });
    expect((await ask(own, 'member.account.detail', {})).labelRecordViews).toEqual([{ id: one, name: '老客' }]);
  });

  test('have names of their own, and there are 100 at most', async () => {
    const id = await label('新客');
    expect((await staff('member.label.save', { name: '新客' })).code).toBe(failures.NAME_TAKEN.code);
    await ask(staff, 'member.label.save', { id, name: '新朋友', colour: 'GREEN' });
    expect(await ask(staff, 'member.label.list', {})).toContainEqual({ id, name: '新朋友', colour: 'GREEN' });
    await house.mall.sql(
      `insert into member.label (mid, id, slot, name, colour) select 1, 9000 + n, n, 'n' || n, 'GREY' from generate_series(1, 100) n
       on conflict (mid, slot) do nothing`,
    );
    expect((await staff('member.label.save', { name: '多' })).code).toBe(failures.LABELS_FULL.code);
    await house.mall.sql('delete from member.label where id > 9000 and id < 9101');
  });
});

describe('a member in detail', () => {
  test('has figures, notes with their writers, sessions and events; what staff do is written down', async () => {
    const id = house.shopper.memberId;
    await house.mall.sql(
      'insert into customer.summary (mid, member_id, joined_at, seen_at) values (1, $1, platform.now(), platform.now())',
      [id],
    );
    expect(await ask(staff, 'member.account.detailForStaff', { id })).toMatchObject({ id, orders: 0, lastPaidAt: null, gender: 'unknown' });
    const { noteId } = await ask(staff, 'member.note.add', { id, text: '下午送' });
    expect((await ask(staff, 'member.note.list', { id })).list).toMatchObject([
      { id: noteId, text: '下午送', staff: { name: expect.any(String) } },
    ]);
    expect(await inTx(house.mall.ctx('1'), (ctx) => exportCustomer(ctx, id))).toMatchObject({ notes: [{ text: '下午送' }] });
    await ask(staff, 'member.note.remove', { id: noteId });
    expect((await ask(staff, 'member.note.list', { id })).list).toEqual([]);
    expect(await ask(staff, 'member.safety.eventsForStaff', { id })).toEqual([]);
    expect(await ask(staff, 'member.session.listForStaff', { id })).toHaveLength(1);
    expect(await ask(staff, 'member.session.endForStaff', { id })).toEqual({ endedSessions: 1 });
    expect(await ask(staff, 'member.session.listForStaff', { id })).toEqual([]);
    const deeds = await house.mall.sql<{ call: string }>('select call from staff.action where subject_id = $1 order by id', [id]);
    expect(deeds.map(({ call }) => call)).toEqual(expect.arrayContaining(['member.note.add', 'member.session.endForStaff']));
  });
});
