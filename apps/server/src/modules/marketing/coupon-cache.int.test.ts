import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tags } from '#events/tags';
import { Admission } from '#platform/http/admission';
import type { HttpServer } from '#platform/http/http-server';
import { createReadMemory, type ReadMemory } from '#platform/http/read-memory';
import { createLog } from '#platform/log';
import { aCouponHouse, ask, type CouponHouse } from '../../../test/builders/coupon-house.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { createApiServer } from '../../app/api.role.ts';
import { cacheableReads } from '../../app/modules.ts';

const log = createLog('test', 'silent');
let house: CouponHouse;
let memory: ReadMemory;
let server: HttpServer;

beforeAll(async () => {
  house = await aCouponHouse();
  memory = createReadMemory(cacheableReads);
  server = createApiServer({ env: 'test' }, house.mall.engines, house.mall.newId, log, new Admission(log), memory);
});
afterAll(async () => {
  await server.close();
  await house.close();
});

const reads = [
  ['marketing.coupon.detail', (id: string) => ({ cid: '11', id })],
  ['marketing.coupon.spread', (id: string) => ({ cid: '11', id })],
  ['marketing.coupon.homePageList', (id: string) => ({ cid: '11', ids: [id] })],
  ['marketing.storeCoupon.list', () => ({ cid: '11' })],
] as const;

describe('stored answers (decision 22)', () => {
  test.each(reads)('%s: what a member has claimed is told to that member alone', async (name, inputOf) => {
    const [member, other] = [await house.member(), await house.member()];
    const id = await house.coupon();
    const couponId = await house.claimed(member, id);
    const told = async (token?: string) => {
      const { text } = await asCaller(server, house.from(token === undefined ? {} : { token }))(name, inputOf(id));
      return text.includes(couponId);
    };
    // Whoever asks first, in whichever order.
    expect([await told(), await told(member.token), await told(), await told(other.token), await told(member.token)]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    memory.drop({ mid: '1', tags: [tags.coupons] });
    expect([await told(member.token), await told(), await told(other.token)]).toEqual([true, false, false]);
  });

  test('visitors share one for a moment; a change of a coupon empties it', async () => {
    const id = await house.coupon();
    const visitor = asCaller(server, house.from());
    const state = async () => (await ask(visitor, 'marketing.coupon.detail', { cid: '11', id })).claimState;
    expect(await state()).toBe('CLAIMABLE');
    await house.setState(id, 'PAUSED');
    expect(await state()).toBe('CLAIMABLE');
    expect(
      await house.mall.sql(`select name from platform.outbox where payload ->> 'templateId' = $1 order by id desc limit 1`, [id]),
    ).toEqual([{ name: 'marketing.coupon.changed' }]);
    memory.drop({ mid: '1', tags: [tags.coupons] });
    expect(await state()).toBe('PAUSED');
  });

  test('the last one claimed is told, so that nobody is sent for one that is gone', async () => {
    const id = await house.coupon({ total: 2 });
    const told = async () =>
      (await house.mall.sql(`select from platform.outbox where name = 'marketing.coupon.changed' and payload ->> 'templateId' = $1`, [id]))
        .length;
    const before = await told();
    await house.claimed(await house.member(), id);
    expect(await told()).toBe(before);
    await house.claimed(await house.member(), id);
    expect(await told()).toBe(before + 1);
  });
});
