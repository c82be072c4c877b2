import { failures } from '@qianpu/contract/failure';
import type { MapLocation, OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMapGateway } from '#platform/gateways/map/map-gateway';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { findRegion } from '../address/regions.ts';

let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
beforeAll(async () => {
  simulator = await aSimulator();
  mall = await testMall({ mapEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
});
afterEach(() => simulator.plan({}));
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

const visitor = (address?: string) => aCaller(server, 'one.test', address ? { address } : {});
const geocode = (where: object) => visitor().call('delivery.map.geocode', where);
const search = async (input: object) => (await visitor().call('delivery.map.searchPlace', input)).data as MapLocation[];
/** The map's standard centre (spec 9). */
const centre = { lat: 39.90469, lng: 116.40717 };

describe('geocoder (spec 7.5)', () => {
  test('an address has a point, and the point is in its district', async () => {
    const there = await geocode({ address: '浙江省杭州市滨江区江南大道 288 号' });
    expect(there).toMatchObject({ code: 0, data: { regionCode: '330108', province: '浙江省', city: '杭州市', district: '滨江区' } });
    const { point } = there.data as OutputOf<'delivery.map.geocode'>;
    expect(await geocode({ point })).toMatchObject({ data: { regionCode: '330108', address: expect.stringContaining('滨江区') } });
  });

  test('the standard centre is in Beijing', async () => {
    expect(await geocode({ point: centre })).toMatchObject({ code: 0, data: { province: '北京市', city: '北京市' } });
  });

  test('what the map does not know is not found', async () => {
    expect(await geocode({ address: '月球' })).toMatchObject({ code: failures.NOT_FOUND.code });
    expect(await geocode({ point: { lat: 0, lng: 0 } })).toMatchObject({ code: failures.NOT_FOUND.code });
  });
});

describe('place search (spec 7.5)', () => {
  test('around a point the nearest come first', async () => {
    const found = await search({ keyword: '花园', near: centre });
    expect(found.length).toBeGreaterThan(1);
    const distances = found.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  test('in a city only what is there, by districts our own addresses know', async () => {
    const found = await search({ keyword: '公园', city: '杭州市' });
    expect(found.map(({ city }) => city)).toEqual(found.map(() => '杭州市'));
    for (const { regionCode, district } of found) expect(findRegion(regionCode)).toMatchObject({ district });
  });

  test('nothing of that name is an empty list', async () => {
    expect(await search({ keyword: '没有这样的地方', city: '北京市' })).toEqual([]);
  });

  test('signs that mean something in an address travel as they are', async () => {
    expect(await search({ keyword: 'a&b=c+d%20 #', city: '北京市' })).toEqual([]);
  });
});

describe('a map that does not answer (spec 7.5)', () => {
  test.each([
    ['a used-up quota', { isQuotaSpent: true }],
    ['an answer that comes too late', { delayMs: 3_500 }],
  ])('%s says that the address can be typed', async (_what, lies) => {
    await simulator.plan({ map: lies });
    expect(await geocode({ point: centre })).toMatchObject({ code: failures.MAP_UNAVAILABLE.code });
  });

  test('a wrong key or secret is refused by the provider', async () => {
    const reasons: unknown[] = [];
    const log = { warn: ({ reason }: { reason: unknown }) => void reasons.push(reason) };
    const account = { endpoint: simulator.endpoint, key: 'simulator', secretKey: 'simulator', log };
    for (const different of [{ secretKey: 'another' }, { key: 'another' }])
      expect(await createMapGateway({ ...account, ...different }).describePoint(centre)).toBe('unavailable');
    expect(reasons).toEqual([111, 190]);
  });

  test('nobody asks more than sixty times a minute', async () => {
    const caller = visitor('198.51.100.7');
    const codes: unknown[] = [];
    for (let nth = 0; nth < 130; nth += 1) codes.push((await caller.call('delivery.map.geocode', { point: centre })).code);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(120);
    expect(codes).toContain(failures.TOO_OFTEN.code);
  });
});
