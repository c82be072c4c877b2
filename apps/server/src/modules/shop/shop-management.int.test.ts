import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCleanup } from '#platform/cleanup/cleanup';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { send } from '../../../test/call-table.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { shopModule } from './module.ts';

const [REFUSED, BAD, GONE, TAKEN, UNPROVEN, CHANGED] = ['600403', '600400', '600404', '603003', '603004', '603005'];
let mall: TestMall;
let server: HttpServer;
let staff: TestCaller;
let ofShop: TestCaller;
/** What hosts show, by name. */
const shown = new Map<string, string>();

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { '1.test': '1', 'shared.test': null }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { '2.test': '2' }, goods: ['梨'] });
  const hostProof = {
    look: async (host: string, token: string) => ({ file: shown.get(host) === token ? 'right' : 'unreachable', record: 'absent' }) as const,
  };
  server = anApi({ ...mall, engines: { ...mall.engines, gateways: { ...mall.engines.gateways, hostProof } } });
  staff = as(await aStaffToken(mall, '1', ['shop.*', 'staff.action.list']));
  ofShop = as(await aStaffToken(mall, '1', ['shop.*'], '12'));
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const as = (token: string, host = '1.test') => aCaller(server, host, { token });
const dataOf = <T>({ data }: Reply): T => data as T;
const eventsOf = (name: string) => mall.sql<{ payload: unknown }>('select payload from platform.outbox where name = $1', [name]);
const lastLine = async (call: string) =>
  dataOf<{ list: { before: unknown; after: unknown }[] }>(await staff.call('staff.action.list', { call })).list[0];

describe('shops of a merchant (A7)', () => {
  test('are made, listed with all that is said of them, and changed in part', async () => {
    const { cid } = dataOf<{ cid: string }>(
      await staff.call('shop.shop.create', {
        name: '徐家汇店',
        squareLogo: '1/logo.png',
        phones: ['021-55550123'],
        point: { lat: 31.2, lng: 121.4 },
      }),
    );
    const found = dataOf<{ list: object[]; total: number }>(await staff.call('shop.shop.list', { words: '徐家' }));
    expect(found).toMatchObject({
      total: 1,
      list: [{ cid, status: 'OPEN', isDefault: false, hasNavigation: true, position: 2, point: { lat: 31.2, lng: 121.4 }, week: null }],
    });
    expect(await staff.call('shop.shop.save', { cid, note: '地铁口', status: 'RESTING', point: null, hasNavigation: false })).toMatchObject(
      {
        data: { name: '徐家汇店', note: '地铁口', status: 'RESTING', point: null, hasNavigation: false, phones: ['021-55550123'] },
      },
    );
    expect(await lastLine('shop.shop.save')).toMatchObject({
      before: { note: '', status: 'OPEN' },
      after: { note: '地铁口', status: 'RESTING' },
    });
    expect(await eventsOf('shop.status.changed')).toContainEqual({ payload: { cid, status: 'RESTING' } });
    await staff.call('shop.shop.setOrder', { cids: [cid, '12'] });
    const cids = dataOf<{ list: { cid: string }[] }>(await staff.call('shop.shop.list', {})).list.map((shop) => shop.cid);
    expect(cids).toEqual([cid, '12', '11']);
    await staff.call('shop.shop.setOrder', { cids: ['11', '12', cid] });
  });

  test('belong to whoever has a role for them', async () => {
    expect(dataOf<{ list: { cid: string }[]; total: number }>(await ofShop.call('shop.shop.list', {}))).toMatchObject({
      total: 1,
      list: [{ cid: '12' }],
    });
    expect(await ofShop.call('shop.shop.save', { cid: '12', note: '我的店' })).toMatchObject({ code: 0 });
    expect(await ofShop.call('shop.shop.save', { cid: '11', note: '别人的店' })).toMatchObject({ code: REFUSED });
    expect(await ofShop.call('shop.shop.create', { name: '新', squareLogo: '1/a.png' })).toMatchObject({ code: REFUSED });
    expect(await staff.call('shop.shop.save', { cid: '21', note: '乙的店' })).toMatchObject({ code: GONE });
    expect(await staff.call('shop.shop.setOrder', { cids: ['21'] })).toMatchObject({ code: GONE });
  });

  test('a fresh one shows its goods before anybody has decorated it', async () => {
    const { cid } = dataOf<{ cid: string }>(await staff.call('shop.shop.create', { name: '未装修', squareLogo: '1/logo.png' }));
    const home = (of: string) =>
      send(server, rows['decoration.page.find'], { cid: of, name: 'index' }, { host: '1.test', mid: '1', cid: of });
    expect(await home(cid)).toMatchObject({ data: { title: '未装修', blocks: [{ type: 'goodsTabs' }] } });
    expect(await home('999')).toMatchObject({ code: GONE });
    const web = await aWebServer(mall, { PAGE_CACHE: 'off' });
    const { statusCode, body } = await web.inject({ url: `/shop/?cid=${cid}`, headers: { host: '1.test' } });
    expect([statusCode, body.includes('未装修')]).toEqual([200, true]);
    await web.close();
  });
});

describe('the merchant', () => {
  test('is seen by all its staff and saved by who may', async () => {
    const anyone = as(await aStaffToken(mall, '1', []));
    expect(await anyone.call('shop.merchant.detail', {})).toMatchObject({
      data: { mid: '1', name: '甲', defaultCid: '11', clientTypes: [4, 2, 1] },
    });
    expect(await anyone.call('shop.merchant.save', { name: '丙' })).toMatchObject({ code: REFUSED });
    const saved = await staff.call('shop.merchant.save', { name: '甲记', clientTypes: [4], defaultCid: '12', languages: ['zh-CN', 'en'] });
    expect(saved).toMatchObject({ data: { name: '甲记', clientTypes: [4], defaultCid: '12', languages: ['zh-CN', 'en'] } });
    expect(await lastLine('shop.merchant.save')).toMatchObject({ before: { name: '甲' }, after: { name: '甲记' } });
    expect(await eventsOf('shop.merchant.changed')).not.toEqual([]);
    expect(await staff.call('shop.merchant.save', { defaultCid: '21' })).toMatchObject({ code: GONE });
    await staff.call('shop.merchant.save', { name: '甲', clientTypes: [4, 2, 1], defaultCid: '11', languages: ['zh-CN'] });
  });
});

describe('settings of modules', () => {
  const get = async (input: object, caller = staff) => (await caller.call('shop.setting.get', { module: 'order', ...input })).data;
  const set = (input: object, caller = staff) => caller.call('shop.setting.set', { module: 'order', revision: 0, ...input } as never);

  test('have defaults; the merchant’s go before them, a shop’s own before those', async () => {
    expect(await get({})).toEqual({ value: { shipWithinHours: 48, receiveAfterDays: 10 }, revision: 0 });
    expect(await set({ value: { shipWithinHours: 24 } })).toMatchObject({ data: { value: { shipWithinHours: 24 }, revision: 1 } });
    expect(await get({ cid: '12' })).toEqual({ value: { shipWithinHours: 24, receiveAfterDays: 10 }, revision: 0 });
    expect(await set({ cid: '12', value: { receiveAfterDays: 7 } })).toMatchObject({ code: 0 });
    expect(await get({ cid: '12' })).toEqual({ value: { shipWithinHours: 24, receiveAfterDays: 7 }, revision: 1 });
    expect(await get({ cid: '11' })).toEqual({ value: { shipWithinHours: 24, receiveAfterDays: 10 }, revision: 0 });
    expect(await lastLine('shop.setting.set')).toMatchObject({
      before: { value: { receiveAfterDays: 10 } },
      after: { value: { receiveAfterDays: 7 } },
    });
  });

  test('are not overwritten unseen, nor set to what the module does not take', async () => {
    expect(await set({ value: { shipWithinHours: 12 } })).toMatchObject({ code: CHANGED, data: { revision: 1 } });
    for (const value of [{ shipWithinHours: 0 }, { shipWithinHours: '9' }, { unknown: 1 }, { __proto__: null, constructor: 1 }])
      expect(await set({ value, revision: 1 })).toMatchObject({ code: BAD });
  });

  test('of all shops are not set by a role for one', async () => {
    expect(await set({ value: { shipWithinHours: 5 }, revision: 1 }, ofShop)).toMatchObject({ code: REFUSED });
    expect(await set({ cid: '11', value: { shipWithinHours: 5 } }, ofShop)).toMatchObject({ code: REFUSED });
    expect(await set({ cid: '12', value: { shipWithinHours: 5 }, revision: 1 }, ofShop)).toMatchObject({ code: 0 });
    expect(await set({ cid: '21', value: { shipWithinHours: 5 } })).toMatchObject({ code: GONE });
  });
});

describe('hosts of a merchant (A7)', () => {
  type Host = { host: string; isVerified: boolean; proof: { token: string; file: string; record: string } | null };
  const add = (host: string, kind = 'SHOP', caller = staff) => caller.call('shop.host.add', { host, kind } as never);

  test('count once they show the token, and serve the shop from then on', async () => {
    const host = 'shop.brand.example';
    const { proof } = dataOf<Host>(await add(host));
    expect(proof).toMatchObject({ file: `http://${host}/.well-known/qianpu-verification.txt`, record: `_qianpu-verification.${host}` });
    expect(await staff.call('shop.host.verify', { host })).toMatchObject({
      code: UNPROVEN,
      data: { file: 'unreachable', record: 'absent' },
    });
    expect((await mall.engines.directory.hostOf(host, 'SHOP')).kind).toBe('unknown');
    shown.set(host, proof?.token ?? '');
    expect(await staff.call('shop.host.verify', { host })).toMatchObject({ data: { host, isVerified: true, proof: null } });
    mall.engines.directory.forgetHosts();
    expect(await mall.engines.directory.hostOf(host, 'SHOP')).toEqual({ kind: 'bound', mid: '1' });
    expect(await eventsOf('shop.hosts.changed')).toHaveLength(1);
    expect(await lastLine('shop.host.verify')).toMatchObject({ after: { host, isVerified: true } });
    expect(dataOf<Host[]>(await staff.call('shop.host.list', {})).map((one) => [one.host, one.isVerified])).toEqual([
      ['1.test', true],
      [host, true],
    ]);
    expect(await staff.call('shop.host.remove', { host })).toMatchObject({ code: 0 });
    mall.engines.directory.forgetHosts();
    expect((await mall.engines.directory.hostOf(host, 'SHOP')).kind).toBe('unknown');
  });

  test('of others cannot be taken, be they somebody’s or shared; whoever proves first has it', async () => {
    const other = as(await aStaffToken(mall, '2', ['shop.*']), '2.test');
    for (const host of ['2.test', 'shared.test']) expect(await add(host)).toMatchObject({ code: TAKEN });
    const host = 'wanted.brand.example';
    const [mine, theirs] = [dataOf<Host>(await add(host)), dataOf<Host>(await add(host, 'SHOP', other))];
    expect(mine.proof?.token).not.toBe(theirs.proof?.token);
    shown.set(host, theirs.proof?.token ?? '');
    expect(await staff.call('shop.host.verify', { host })).toMatchObject({ code: UNPROVEN });
    expect(await other.call('shop.host.verify', { host })).toMatchObject({ code: 0 });
    shown.set(host, mine.proof?.token ?? '');
    expect(await staff.call('shop.host.verify', { host })).toMatchObject({ code: TAKEN });
    expect(await staff.call('shop.host.remove', { host: '2.test' })).toMatchObject({ code: GONE });
    expect(await staff.call('shop.host.remove', { host: '1.test' })).toMatchObject({ code: BAD });
  });

  test('that nobody proves are forgotten after seven days', async () => {
    const host = 'late.brand.example';
    const { proof } = dataOf<Host>(await add(host, 'CONSOLE'));
    shown.set(host, proof?.token ?? '');
    await mall.sql(`update shop.host_claim set expires_at = platform.now() - interval '1 second' where host = $1`, [host]);
    expect(await staff.call('shop.host.verify', { host })).toMatchObject({ code: GONE });
    for (const task of shopModule.cleanupTasks) await runCleanup(mall.pod, task);
    expect(await mall.sql('select from shop.host_claim where host = $1', [host])).toEqual([]);
  });

  test('an app role takes hosts for its own merchant alone', async () => {
    await mall.as('qianpu_app', async (client) => {
      await expect(client.query(`insert into platform.host (host, mid) values ('x.example', 1)`)).rejects.toThrow('permission denied');
      await expect(client.query(`select platform.take_host('x.example', 'SHOP')`)).rejects.toThrow('no merchant');
      await client.query('begin');
      await client.query('select platform.enter(1)');
      expect((await client.query(`select platform.take_host('2.test', 'SHOP') as is`)).rows).toEqual([{ is: false }]);
      expect((await client.query(`select platform.let_go_of_host('2.test') as is`)).rows).toEqual([{ is: false }]);
      await client.query('rollback');
    });
  });
});
