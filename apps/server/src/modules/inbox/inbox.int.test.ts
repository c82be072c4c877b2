import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { marketingEvents } from '#events/marketing';
import { runCleanup } from '#platform/cleanup/cleanup';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { emitter } from '#platform/events/emitter';
import { createLog } from '#platform/log';
import { aMember, aPopulatedMall, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { inboxCleanup } from './inbox.cleanup.repo.ts';
import { subscribers } from './subscribers.ts';

let house: PopulatedMall;
let member: TestMember;
let delivery: Delivery;

beforeAll(async () => {
  house = await aPopulatedMall();
  const log = createLog('test', 'silent');
  const { mall } = house;
  const openCtx = (mid: string) => ({ ...mall.ctx(mid), redis: mall.engines.redis });
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx, log });
});
afterAll(async () => {
  await delivery.close();
  await house.close();
});
beforeEach(async () => {
  member = await aMember(house.mall, '1');
});

const emit = emitter('marketing', marketingEvents);
const ask = async <Name extends CallName>(name: Name, input: object = {}, { token } = member) =>
  (await send(house.server, rows[name], input, house.from({ token }))).data as OutputOf<Name>;
const list = (input: object = {}) => ask('support.message.list', input);
const unread = async () => (await ask('support.message.unread')).count;

const endsAt = Date.UTC(2026, 10, 21);
const tell = (couponId: string, { memberId } = member) =>
  inTx(house.mall.ctx('1'), (ctx) =>
    emit(ctx, 'marketing.coupon.ending', { memberId, couponId, name: '全场券', endsAt: new Date(endsAt).toISOString() }),
  );
/** Coupons that end, each told once the one before it has arrived. */
async function told(...couponIds: readonly string[]) {
  for (const couponId of couponIds) {
    await tell(couponId);
    await vi.waitFor(async () => expect((await list()).list[0]?.ref).toBe(couponId), { timeout: 10_000 });
  }
}
const refs = ({ list }: OutputOf<'support.message.list'>) => list.map(({ ref }) => ref);

describe('messages of a member (spec 7.2)', () => {
  test('tell of a coupon that ends, newest first, in pages', async () => {
    await told('1', '2', '3');
    expect(await list({ pageSize: 2 })).toMatchObject({
      list: [
        { kind: 'COUPON_ENDING', ref: '3', data: { name: '全场券', endsAt }, isRead: false },
        { kind: 'COUPON_ENDING', ref: '2' },
      ],
      pageNum: 1,
      hasMore: true,
      unread: 3,
    });
    expect(await list({ pageSize: 2, pageNum: 2 })).toMatchObject({ list: [{ ref: '1' }], hasMore: false });
    expect(refs(await list({ kind: 'COUPON_ENDING' }))).toEqual(['3', '2', '1']);
  });

  test('are told once about the same, and stay read', async () => {
    await told('1');
    await ask('support.message.read');
    await tell('1');
    await told('2');
    expect((await list()).list.map(({ ref, isRead }) => [ref, isRead])).toEqual([
      ['2', false],
      ['1', true],
    ]);
  });

  test('are read one by one or all at once', async () => {
    await told('1', '2', '3');
    const [newest] = (await list()).list;
    expect(await ask('support.message.read', { ids: [newest?.id] })).toEqual({ unread: 2 });
    expect(await unread()).toBe(2);
    expect(await ask('support.message.read')).toEqual({ unread: 0 });
    expect((await list()).list.map(({ isRead }) => isRead)).toEqual([true, true, true]);
  });

  test('are the member’s own: another sees and reads none of them', async () => {
    await told('1');
    const [message] = (await list()).list;
    const other = await aMember(house.mall, '1');
    expect(await ask('support.message.list', {}, other)).toMatchObject({ list: [], unread: 0 });
    await ask('support.message.read', { ids: [message?.id] }, other);
    await ask('support.message.read', {}, other);
    expect(await unread()).toBe(1);
  });

  test('unread ones are counted up to a hundred', async () => {
    await house.mall.sql(
      `insert into inbox.message (mid, id, member_id, kind, ref, data, created_at)
       select 1, $1::bigint + n, $1, 'COUPON_ENDING', n, '{"name":"券","endsAt":0}', platform.now() from generate_series(1, 150) n`,
      [member.memberId],
    );
    expect(await unread()).toBe(100);
  });

  test('go after ninety days, and not before', async () => {
    await house.mall.sql(
      `insert into inbox.message (mid, id, member_id, kind, ref, data, created_at)
       select 1, $1::bigint + days, $1, 'COUPON_ENDING', days, '{"name":"券","endsAt":0}',
              platform.now() - make_interval(days => days, mins => -1)
         from unnest(array[1, 90, 91, 400]) days`,
      [member.memberId],
    );
    for (const task of inboxCleanup) expect(await runCleanup(house.mall.pod, task)).toBe(2);
    expect(refs(await list()).sort()).toEqual(['1', '90']);
  });
});
