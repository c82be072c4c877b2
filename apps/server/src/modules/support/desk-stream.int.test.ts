import { deskStreamPath } from '@qianpu/contract/calls/support-staff';
import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { closeRedis, openRedis, type Redis } from '#platform/redis';
import { anApi } from '../../../test/builders/api.ts';
import { listen } from '../../../test/builders/listener.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aFreePort } from '../../../test/builders/pay-account.ts';
import { aMember, anAddress, aStaffToken, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from '../../app/modules.ts';

const log = createLog('test', 'silent');
const [NEAR, FAR] = ['11', '12'];

let mall: TestMall;
let redis: Redis;
let delivery: Delivery;
let api: HttpServer;
let origin: string;
let owner: string;
let manager: string;

beforeAll(async () => {
  mall = await testMall();
  redis = openRedis(inject('redisUrl'), log);
  await aMerchant(mall, { mid: '1', name: '甲', cids: [NEAR, FAR], hosts: { 'apples.test': '1' }, goods: [] });
  const engines = { ...mall.engines, redis };
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, engines, log), log });
  api = anApi({ engines, newId: mall.newId });
  const port = await aFreePort();
  await api.listen({ port, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${port}`;
  owner = await aStaffToken(mall, '1', ['support.*']);
  manager = await aStaffToken(mall, '1', ['support.*'], NEAR);
  for (const cid of [NEAR, FAR]) await call('support.entrance.set', { cid, status: 1 }, owner);
});
afterAll(async () => {
  await delivery.close();
  await api.close();
  await closeRedis(redis);
  await mall.close();
});

const call = async (name: CallName, input: object, token: string) => {
  const answer = await send(api, rows[name], input, { host: 'apples.test', mid: '1', cid: NEAR, token, address: anAddress() });
  delivery.wake();
  return answer;
};
const say = ({ token }: TestMember, cid: string) => call('support.chat.send', { cid, text: '在吗？' }, token);

interface Change {
  readonly memberId: string;
  readonly cid: string;
}

/** From now on: as a page that has just read its inbox. */
async function openDesk(token: string, after?: number) {
  const { data } = await call('support.chat.inbox', {}, token);
  const desk = await listen({ origin, path: deskStreamPath, token, after: after ?? (data as { deskSeq: number }).deskSeq });
  return { ...desk, changes: () => desk.told<Change>() };
}

/** Sooner than a stream looks by itself. */
const atOnce = { timeout: 3_000, interval: 10 };

describe('a desk that listens', () => {
  test('hears of a new message within a second, of an answer and of who takes it', async () => {
    const member = await aMember(mall, '1');
    const { memberId } = member;
    const desk = await openDesk(owner);
    const sentAt = performance.now();
    await say(member, NEAR);
    await vi.waitFor(() => expect(desk.changes()).toEqual([{ memberId, cid: NEAR }]), atOnce);
    expect(performance.now() - sentAt).toBeLessThanOrEqual(1_000);
    await call('support.chat.reply', { memberId, cid: NEAR, text: '在的。' }, manager);
    await vi.waitFor(() => expect(desk.changes()).toHaveLength(2), atOnce);
    await call('support.chat.finish', { memberId, cid: NEAR, seq: 2 }, manager);
    await vi.waitFor(() => expect(desk.changes()).toHaveLength(3), atOnce);
    await desk.leave();
  });

  test('of one shop hears nothing of another, now or when it comes back', async () => {
    const [near, far] = [await aMember(mall, '1'), await aMember(mall, '1')];
    const [ours, all] = [await openDesk(manager), await openDesk(owner)];
    await say(far, FAR);
    await vi.waitFor(() => expect(all.changes()).toHaveLength(1), atOnce);
    await say(near, NEAR);
    await vi.waitFor(() => expect(ours.changes()).toEqual([{ memberId: near.memberId, cid: NEAR }]), atOnce);
    const again = await openDesk(manager, 0);
    await vi.waitFor(() => expect(again.changes().at(-1)).toEqual({ memberId: near.memberId, cid: NEAR }), atOnce);
    expect(again.changes().filter(({ cid }) => cid !== NEAR)).toEqual([]);
    for (const desk of [ours, all, again]) await desk.leave();
  });

  test('that comes back is told what it missed', async () => {
    const member = await aMember(mall, '1');
    const first = await openDesk(owner);
    await first.leave();
    const { data } = await call('support.chat.inbox', {}, owner);
    await say(member, FAR);
    const desk = await openDesk(owner, (data as { deskSeq: number }).deskSeq);
    await vi.waitFor(() => expect(desk.changes()).toEqual([{ memberId: member.memberId, cid: FAR }]), atOnce);
    await desk.leave();
  });

  test('is refused to members, visitors, staff without the right, and for a shop that is not theirs', async () => {
    const member = await aMember(mall, '1');
    const warehouse = await aStaffToken(mall, '1', ['trade.*']);
    for (const [token, query, code] of [
      ['', '', failures.NOT_LOGGED_IN.code],
      [member.token, '', failures.LOGIN_INVALID.code],
      [warehouse, '', failures.FOREIGN_MERCHANT.code],
      [manager, `?cid=${FAR}`, failures.FOREIGN_MERCHANT.code],
    ] as const) {
      const desk = await listen({ origin, path: `${deskStreamPath}${query}`, token });
      await desk.ended;
      expect(JSON.parse(desk.raw()).code).toBe(code);
    }
  });

  test('ends when the right is taken away, and tells nothing more', async () => {
    const token = await aStaffToken(mall, '1', ['support.*']);
    const desk = await openDesk(token);
    await mall.sql(
      `update staff.role set permissions = '{}' where id = (select staff_id from staff.session order by created_at desc, id desc limit 1)`,
    );
    await say(await aMember(mall, '1'), NEAR);
    await desk.ended;
    expect(desk.raw()).toMatch(/event: refused\ndata: .*600403/);
    expect(desk.changes()).toEqual([]);
  });
});
