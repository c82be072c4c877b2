import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';

let house: PopulatedMall;
let staff: string;

beforeAll(async () => {
  house = await aPopulatedMall();
  staff = await aStaffToken(house.mall, '1', ['shop.*']);
  await house.mall.sql(
    `insert into shop.organisation (mid, cid, name, square_logo, circular_logo, position)
     values (1, 12, '甲 12', '1/square.png', '1/round.png', 1), (1, 13, '甲 13', '1/square.png', null, 2)`,
  );
});
afterAll(() => house.close());

const ask = async (name: CallName, input: object, token = '') => {
  const { code, data } = await send(house.server, rows[name], input, house.from({ token }));
  return code === 0 || code === '200' ? data : { refused: code };
};
const asStaff = (name: CallName, input: object) => ask(name, input, staff);
const eventsOf = (name: string) => house.mall.sql<{ payload: unknown }>('select payload from platform.outbox where name = $1', [name]);

describe("a shop's record (spec 3, 7.2)", () => {
  test.each(['shop.info.detail', 'shop.info.clientDetail'] as const)('%s answers its fields', async (name) => {
    expect(await ask(name, { id: '12', cid: '11' })).toEqual({
      organisationId: '12',
      shopName: '甲 12',
      shopNavigation: true,
      merchantId: '1',
      squareLogo: '1/square.png',
      circularLogo: '1/round.png',
    });
  });

  test('a shop without a circular logo shows its square one', async () => {
    expect(await ask('shop.info.detail', { id: '13', cid: '13' })).toMatchObject({ circularLogo: '1/square.png' });
  });

  test('the bottom navigation can be switched off', async () => {
    await house.mall.sql('update shop.organisation set shop_navigation = false where mid = 1 and cid = 13');
    expect(await ask('shop.info.detail', { id: '13', cid: '13' })).toMatchObject({ shopNavigation: false });
  });
});

describe('shops that rest and close (spec 7.2)', () => {
  test('staff say so, with hours and phones; what is not said stays', async () => {
    const said = { status: 'RESTING', hours: '10:00–22:00', phones: ['021-55550123', '+86 400 100 1000'] };
    const unsaid = { opens: null, cover: null, address: '', point: null, rating: null };
    const resting = { shopName: '甲 12', isOpen: false, ...said, ...unsaid };
    expect(await asStaff('shop.status.set', { cid: '12', ...said })).toEqual(resting);
    expect(await ask('shop.status.find', { cid: '12' })).toEqual(resting);
    expect(await asStaff('shop.status.set', { cid: '12', status: 'OPEN' })).toEqual({ ...resting, status: 'OPEN', isOpen: true });
    expect(await ask('shop.phone.queryList', { oid: '12' })).toEqual(resting.phones);
    expect(await ask('shop.organization.query', { oid: '12' })).toEqual({
      ...resting,
      status: 'OPEN',
      isOpen: true,
      organizationId: '12',
      note: '',
      squareLogo: '1/square.png',
      circularLogo: '1/round.png',
    });
    expect(await eventsOf('shop.status.changed')).toContainEqual({ payload: { cid: '12', status: 'RESTING' } });
  });

  test('a resting shop is listed as such, a closed one is not listed and keeps its name', async () => {
    await asStaff('shop.status.set', { cid: '12', status: 'RESTING' });
    await asStaff('shop.status.set', { cid: '13', status: 'CLOSED' });
    expect(await ask('shop.institution.list', {})).toMatchObject([
      { organizationId: '11', status: 'OPEN' },
      { organizationId: '12', status: 'RESTING' },
    ]);
    expect(await ask('shop.organization.shopNameList', {})).toEqual([
      { organizationId: '11', shopName: '甲 11' },
      { organizationId: '12', shopName: '甲 12' },
    ]);
    expect(await ask('shop.business.shopName', { organizationId: '13' })).toEqual([{ organizationId: '13', shopName: '甲 13' }]);
  });

  test.each([
    ['a status nobody knows', { status: 'ASLEEP' }],
    ['six phones', { status: 'OPEN', phones: ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(5)) }],
    ['a phone that is none', { status: 'OPEN', phones: ['<b>'] }],
    ['hours of 61 characters', { status: 'OPEN', hours: 'x'.repeat(61) }],
  ])('%s: refused', async (_what, input) => {
    expect(await asStaff('shop.status.set', { cid: '12', ...input })).toEqual({ refused: '600400' });
  });
});

describe('what a shopper wants to know of a store (finding M9)', () => {
  const daily = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }]);
  const profile = {
    cover: '1/store/front.jpg',
    address: '杭州市滨江区江南大道 228 号',
    week: daily('00:00', '24:00'),
    phones: ['0571-55550101'],
  };
  const storeOf = async (cid: string) =>
    ((await ask('shop.store.list', {})) as OutputOf<'shop.store.list'>).find(({ organizationId }) => organizationId === cid);

  test('staff say it, the store list and the status show it, pages are purged', async () => {
    await house.mall.sql(`update shop.organisation set status = 'OPEN' where mid = 1`);
    const shown = {
      cover: profile.cover,
      address: profile.address,
      phones: profile.phones,
      hours: '00:00–24:00',
      isOpen: true,
      opens: null,
    };
    expect(await asStaff('shop.profile.set', { cid: '12', ...profile })).toMatchObject(shown);
    expect(await storeOf('12')).toMatchObject({ organizationId: '12', shopName: '甲 12', status: 'OPEN', rating: null, ...shown });
    expect(await ask('shop.status.find', { cid: '12' })).toMatchObject(shown);
    expect(await eventsOf('shop.profile.changed')).toContainEqual({ payload: { cid: '12' } });
  });

  test('what is left out stays; null takes it away', async () => {
    expect(await asStaff('shop.profile.set', { cid: '12', cover: null })).toMatchObject({ cover: null, address: profile.address });
    expect(await asStaff('shop.profile.set', { cid: '12' })).toMatchObject({ cover: null, hours: '00:00–24:00' });
    expect(await asStaff('shop.profile.set', { cid: '12', week: null, address: '' })).toMatchObject({ hours: '10:00–22:00', address: '' });
  });

  test.each([
    ['six days', { week: daily('09:00', '18:00').slice(1) }],
    ['a day that ends before it begins', { week: daily('18:00', '09:00') }],
    ['25 o’clock', { week: daily('09:00', '25:00') }],
    ['spans that overlap', { week: daily('09:00', '18:00').map((day) => [...day, { from: '17:00', to: '20:00' }]) }],
    ['spans out of order', { week: daily('13:00', '18:00').map((day) => [...day, { from: '09:00', to: '12:00' }]) }],
    ['a cover that is no picture', { cover: 'javascript:alert(1)' }],
    ['an address of two lines', { address: 'a\nb' }],
    ['an address of 121 characters', { address: 'x'.repeat(121) }],
  ])('%s: refused', async (_what, input) => {
    expect(await asStaff('shop.profile.set', { cid: '12', ...input })).toEqual({ refused: '600400' });
  });

  test("another merchant's shop is not there", async () => {
    expect(await asStaff('shop.profile.set', { cid: '22', address: 'x' })).toEqual({ refused: '600404' });
  });
});

describe('shops by distance (spec 7.2)', () => {
  const beijing = { lat: 39.9042, lng: 116.4074 };
  const shanghai = { lat: 31.2304, lng: 121.4737 };
  const distances = async (point: object) =>
    ((await ask('shop.institution.distanceList', { point })) as OutputOf<'shop.institution.distanceList'>).map(
      ({ organizationId, distance }) => [organizationId, distance],
    );

  test('staff say where a shop is, and take it back', async () => {
    await house.mall.sql(`update shop.organisation set status = 'OPEN' where mid = 1`);
    expect(await asStaff('shop.point.set', { cid: '11', point: shanghai })).toEqual({});
    expect(await asStaff('shop.point.set', { cid: '13', point: beijing })).toEqual({});
    expect(await distances(beijing)).toEqual([
      ['13', 0],
      ['11', expect.closeTo(1_067_000, -4)],
      ['12', null],
    ]);
    expect((await distances(shanghai)).map(([cid]) => cid)).toEqual(['11', '13', '12']);
    expect(await asStaff('shop.point.set', { cid: '13', point: null })).toEqual({});
    expect(await distances(beijing)).toEqual([
      ['11', expect.any(Number)],
      ['12', null],
      ['13', null],
    ]);
  });

  test('the list has what the store list shows, without closed shops', async () => {
    await asStaff('shop.status.set', { cid: '13', status: 'CLOSED' });
    expect(await ask('shop.institution.distanceList', { point: beijing })).toEqual([
      expect.objectContaining({ organizationId: '11', shopName: '甲 11', status: 'OPEN' }),
      expect.objectContaining({
        organizationId: '12',
        shopName: '甲 12',
        squareLogo: '1/square.png',
        note: '',
        status: 'OPEN',
        distance: null,
      }),
    ]);
  });

  test.each([
    ['beyond the pole', { lat: 90.1, lng: 0 }],
    ['beyond the date line', { lat: 0, lng: -180.1 }],
    ['half a point', { lat: 0 }],
    ['a point in words', { lat: '39.9', lng: '116.4' }],
  ])('%s: refused', async (_what, point) => {
    expect(await ask('shop.institution.distanceList', { point })).toEqual({ refused: '600400' });
    expect(await asStaff('shop.point.set', { cid: '11', point })).toEqual({ refused: '600400' });
  });

  test.each(['latitude = 1, longitude = null', 'latitude = 91, longitude = 0', "latitude = 'NaN', longitude = 0"])(
    'the table takes no %s',
    async (fields) => {
      await expect(house.mall.sql(`update shop.organisation set ${fields} where mid = 1`)).rejects.toThrow('check');
    },
  );
});

describe("another merchant's shops (spec 4)", () => {
  test('answer as what is not there', async () => {
    const missing = { refused: '600404' };
    expect(await ask('shop.info.detail', { id: '22', cid: '22' })).toEqual(missing);
    expect(await ask('shop.status.find', { cid: '22' })).toEqual(missing);
    expect(await ask('shop.organization.query', { oid: '22' })).toEqual(missing);
    expect(await asStaff('shop.status.set', { cid: '22', status: 'CLOSED' })).toEqual(missing);
    expect(await asStaff('shop.point.set', { cid: '22', point: null })).toEqual(missing);
    expect(await ask('shop.phone.queryList', { oid: '22' })).toEqual([]);
    expect(await ask('shop.business.shopName', { organizationId: '22' })).toEqual([]);
    expect(await ask('shop.merchant.query', { mid: '2' })).toEqual([]);
    expect(await house.mall.sql('select status from shop.organisation where mid = 2')).toEqual([{ status: 'OPEN' }]);
  });
});

describe('merchants (spec 7.2)', () => {
  test('a list with the one that was asked for', async () => {
    expect(await ask('shop.merchant.query', { mid: '1' })).toEqual([{ merchantId: '1', merchantName: '甲', defaultCid: '11' }]);
  });

  test('are valid for the clients they are open to', async () => {
    const isValid = async (merchantId: string, clientType: number) => ask('shop.merchant.verify', { merchantId, clientType });
    await house.mall.sql(`update shop.merchant set client_types = '{4,1}' where mid = 1`);
    expect(await Promise.all([4, 2, 1, 3].map((type) => isValid('1', type)))).toEqual(
      [true, false, true, false].map((isValid) => ({ isValid })),
    );
    expect(await isValid('2', 4)).toEqual({ isValid: false });
    await house.mall.sql(`update shop.merchant set client_types = default where mid = 1`);
  });
});

describe("hosts a merchant's links may lead to (spec 2.3)", () => {
  const host = 'omo.brand.example';

  test('are added and removed once, and said to the pages', async () => {
    expect(await asStaff('shop.linkHost.add', { host })).toEqual({ added: true });
    expect(await asStaff('shop.linkHost.add', { host })).toEqual({ added: false });
    expect(await eventsOf('shop.linkHosts.changed')).toHaveLength(1);
    expect(await asStaff('shop.linkHost.remove', { host })).toEqual({ removed: true });
    expect(await asStaff('shop.linkHost.remove', { host })).toEqual({ removed: false });
    expect(await eventsOf('shop.linkHosts.changed')).toHaveLength(2);
  });

  test.each([
    'OMO.example',
    'omo',
    'omo.example:8080',
    'https://omo.example',
    'user@omo.example',
    'omo.example/',
    '-omo.example',
    'omo..example',
    '店.example',
  ])('%s is no host name, neither to the call nor to the table', async (spelt) => {
    expect(await asStaff('shop.linkHost.add', { host: spelt })).toEqual({ refused: '600400' });
    await expect(house.mall.sql('insert into shop.link_host (mid, host) values (1, $1)', [spelt])).rejects.toThrow('link_host_host_check');
  });

  test('are twenty at most', async () => {
    for (let nth = 0; nth < 20; nth += 1)
      expect(await asStaff('shop.linkHost.add', { host: `omo${nth}.example` })).toEqual({ added: true });
    expect(await asStaff('shop.linkHost.add', { host: 'omo20.example' })).toEqual({ refused: '603001' });
    expect(await asStaff('shop.linkHost.add', { host: 'omo7.example' })).toEqual({ added: false });
  });
});
