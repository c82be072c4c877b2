import { type RowName, rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import { Lifecycle } from '#platform/lifecycle';
import { createLog } from '#platform/log';
import { aFreePort } from '../../../test/builders/pay-account.ts';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { requestAs } from '../../../test/builders/request-as.ts';
import { webConfig } from '../../../test/builders/web-server.ts';
import { send } from '../../../test/call-table.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../modules.ts';
import { startWeb } from '../web.role.ts';

let house: PopulatedMall;
let delivery: Delivery;
let port: number;
const log = createLog('test', 'silent');
const lifecycle = new Lifecycle(log);

beforeAll(async () => {
  house = await aPopulatedMall();
  const { mall } = house;
  port = await aFreePort();
  const ports = { H5_PORT: String(port), CP_PORT: String(await aFreePort()), WEB_OPS_PORT: String(await aFreePort()), CONSOLE_PORT: '0' };
  await startWeb(webConfig(mall, { REDIS_URL: inject('redisUrl'), ...ports }), log, lifecycle);
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
  // What was published while the merchant was made purges as well, and must not do it for us.
  await vi.waitFor(async () => expect(await mall.sql('select from platform.outbox where done_at is null')).toEqual([]), 10_000);
});
afterAll(async () => {
  await delivery.close();
  await lifecycle.close();
  await house.close();
});

async function asStaff(name: RowName, input: object): Promise<void> {
  const token = await aStaffToken(house.mall, '1', ['shop.*', 'decoration.*', 'ops.*', 'catalog.*']);
  await send(house.server, rows[name], input, house.from({ token }));
  delivery.wake();
}
const visit = async (path = '/shop/') => {
  const { status, body, headers } = await requestAs('apples.test', `http://127.0.0.1:${port}${path}`);
  return { status, body, policy: String(headers['content-security-policy'] ?? '') };
};

/** Pages are fresh for five seconds, and so is what is known of a shop: what shows sooner was purged. */
const soon = { timeout: 3_000, interval: 50 };

describe('pages after staff changed a shop (spec 2.3, 3, 4, 7.3)', () => {
  test('carry the new link host, and not the removed one', async () => {
    expect((await visit()).body).toContain('"linkHosts":[]');
    await asStaff('shop.linkHost.add', { host: 'omo.brand.example' });
    await vi.waitFor(async () => expect((await visit()).body).toContain('"linkHosts":["omo.brand.example"]'), soon);
    await asStaff('shop.linkHost.remove', { host: 'omo.brand.example' });
    await vi.waitFor(async () => expect((await visit()).body).toContain('"linkHosts":[]'), soon);
  });

  test('show goods as they are now, and not once they are off the shelf', async () => {
    const [id = ''] = house.apples.goodsIds;
    const [skuId = ''] = house.apples.skuIds;
    const item = `/shop/item/${id}.html`;
    expect((await visit(item)).body).toContain('红苹果');
    await asStaff('catalog.goods.save', {
      id,
      categoryId: house.apples.categoryId,
      title: '红富士',
      pictures: ['1/goods.jpg'],
      skus: [{ id: skuId, specs: [{ name: '规格', value: '一份' }] }],
    });
    await vi.waitFor(async () => expect((await visit(item)).body).toContain('红富士'), soon);
    await vi.waitFor(async () => expect((await visit()).body).toContain('红富士'), soon);
    await asStaff('catalog.listing.remove', { cid: '11', goodsId: id });
    await vi.waitFor(async () => expect((await visit()).body).not.toContain('红富士'), soon);
  });

  test('may ask the domains that are checked, and no other', async () => {
    expect((await visit()).policy).toContain("connect-src 'self';");
    await asStaff('ops.domainCheck.set', { bizDomains: ['apples.test'] });
    await vi.waitFor(async () => expect((await visit()).policy).toContain("connect-src 'self' apples.test:*;"), soon);
    await asStaff('ops.domainCheck.set', {});
    await vi.waitFor(async () => expect((await visit()).policy).toContain("connect-src 'self';"), soon);
  });

  test('wear the new colours', async () => {
    const colors = ['#12805c', '#6cc644', '#ffffff', '#c2570c'];
    expect((await visit()).body).not.toContain(colors[0]);
    await asStaff('decoration.colorStyle.set', { cid: '11', type: 'plain', colors });
    await vi.waitFor(async () => expect((await visit()).body).toContain(colors[0]), soon);
  });

  test('are gone with the shop, and come back with it', async () => {
    await asStaff('shop.status.set', { cid: '11', status: 'CLOSED' });
    await vi.waitFor(async () => expect((await visit()).status).toBe(302), soon);
    await asStaff('shop.status.set', { cid: '11', status: 'OPEN' });
    await vi.waitFor(async () => expect((await visit()).status).toBe(200), soon);
  });
});
