import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallName, rows } from '@qianpu/contract/rows';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aCanaryListener, type CanaryListener } from './attacks/canary-listener.ts';
import { inwardAddresses } from './attacks/inward-addresses.ts';
import { anApi } from './builders/api.ts';
import { aMerchant, type MadeMerchant } from './builders/merchant.ts';
import { aMember, anAddress, aStaffToken } from './builders/populated-mall.ts';
import { aSimulator, type TestSimulator } from './builders/simulator.ts';
import { aWebServer } from './builders/web-server.ts';
import { aWechatAccount } from './builders/wechat-account.ts';
import { send } from './call-table.ts';
import { type TestMall, testMall } from './test-mall.ts';

const pictures = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
const account = aWechatAccount();
let mall: TestMall;
let simulator: TestSimulator;
let api: HttpServer;
let web: HttpServer;
let merchant: MadeMerchant;
let canary: CanaryListener;
let addresses: string[];
let member: string;
let staff: string;

beforeAll(async () => {
  mkdirSync(path.join(pictures, '1'));
  await sharp({ create: { width: 30, height: 30, channels: 3, background: '#00aa00' } }).toFile(path.join(pictures, '1/goods.jpg'));
  canary = await aCanaryListener();
  addresses = inwardAddresses(canary);
  simulator = await aSimulator({ wechatAccounts: [account] });
  const { endpoint } = simulator;
  mall = await testMall({ imageDir: pictures, mapEndpoint: endpoint, wechatOpenEndpoint: endpoint });
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  api = anApi(mall);
  web = await aWebServer(mall, { IMAGE_DIR: pictures });
  [member, staff] = [
    (await aMember(mall, '1')).token,
    await aStaffToken(mall, '1', ['member.*', 'decoration.*', 'shop.*', 'asset.*', 'ops.*']),
  ];
  await call('member.wechat.setAccount', account, staff);
});
afterAll(async () => {
  await Promise.all([api.close(), web.close()]);
  await mall.close();
  await simulator.close();
  canary.close();
  rmSync(pictures, { recursive: true });
});
afterEach(() => expect(canary.hits()).toBe(0));

const call = (name: CallName, input: object, token = '') =>
  send(api, rows[name], input, { host: 'one.test', mid: '1', cid: '11', token, address: anAddress() });
const open = (url: string, headers: Record<string, string> = {}) =>
  web.inject({ url, headers: { host: 'one.test', 'x-forwarded-for': anAddress(), ...headers } });
/** In front of a header's own limits of signs. */
const asHeader = (address: string) => address.replace(/[^\x21-\x7e]/g, '');

describe('addresses inside, told to whoever might fetch one (spec 3, 7)', () => {
  test('there are two hundred of them, and the listener would notice', async () => {
    expect(addresses.length).toBeGreaterThanOrEqual(200);
    const another = await aCanaryListener();
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]'])
      await fetch(`http://${host}:${another.leading}/`, { redirect: 'follow' });
    expect(another.hits()).toBe(10);
    another.close();
  });

  test('pictures: none but files of the folder are ever looked for', async () => {
    for (const address of addresses) {
      for (const url of [
        `/img/${encodeURIComponent(address)}`,
        `/img/${encodeURI(address)}`,
        `/img/1/goods.jpg?w=${encodeURIComponent(address)}`,
      ])
        expect((await open(url)).statusCode, url).toBeLessThan(500);
      expect((await open(`/img/1/goods.jpg?url=${encodeURIComponent(address)}`, { referer: asHeader(address) })).statusCode).toBe(200);
    }
  });

  test('posters are drawn from our own words and files', { timeout: 120_000 }, async () => {
    const [goodsId] = merchant.goodsIds;
    const poster = (address: string) =>
      open(`/poster/item/${goodsId}.png?picture=${encodeURIComponent(address)}`, { referer: asHeader(address) });
    for (const address of addresses) expect((await poster(address)).statusCode).toBe(200);
    // Whatever the tables hold: goods whose picture is such an address have a poster without one, or none.
    for (const address of addresses) {
      await mall.sql('update catalog.goods set cover = $1 where mid = 1', [address]);
      await poster(address);
    }
    await mall.sql(`update catalog.goods set cover = '1/goods.jpg' where mid = 1`);
  });

  test('uploads: a file is what its body is, and says nowhere where else to look', async () => {
    for (const address of addresses) {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}" width="9" height="9"/></svg>`;
      const row = rows['asset.file.uploadForShop'];
      const headers = { host: 'one.test', token: staff, 'content-location': asHeader(address), 'content-type': 'image/svg+xml' };
      const url = `${row.path}?purpose=goods&url=${encodeURIComponent(address)}`;
      const reply = await api.inject({ method: 'POST', url, headers, payload: drawing });
      expect(reply.json()).toMatchObject({ code: '613002' });
    }
  });

  test.each<[CallName, (address: string) => object]>([
    ['member.wechat.getJssdk', (currentUrl) => ({ channelInfoId: 2, currentUrl, appIdType: '2' })],
    ['member.wechat.authorize', (returnUrl) => ({ channelInfoId: 2, returnUrl, challenge: 'c'.repeat(43), scope: 'base' })],
    ['delivery.map.geocode', (address) => ({ address })],
    ['delivery.map.searchPlace', (keyword) => ({ keyword, city: keyword.slice(0, 20) })],
    ['delivery.map.searchPlace', (keyword) => ({ keyword: keyword.slice(0, 50), near: { lat: 39.9, lng: 116.4 } })],
    ['ops.domainCheck.set', (host) => ({ bizDomains: [host], otherDomains: [host] })],
    ['shop.linkHost.add', (host) => ({ host })],
    ['ops.report.error', (message) => ({ kind: 'http', message, page: '/', build: '', env: 'h5' })],
  ])('%s asks its provider or nobody', { timeout: 120_000 }, async (name, inputFor) => {
    const token = { visitor: '', member, staff }[rows[name].auth];
    for (const address of addresses) expect((await call(name, inputFor(address), token)).status).toBeLessThan(500);
  });
});
