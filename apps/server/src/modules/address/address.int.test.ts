import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAddress } from '#modules/address';
import { inTx } from '#platform/ctx';
import { aCaller, type Reply, type TestCaller } from '../../../test/builders/caller.ts';
import { aMember, aPopulatedMall, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';

let house: PopulatedMall;
let member: TestMember;
let caller: TestCaller;

beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());
beforeEach(async () => {
  member = await aMember(house.mall, '1');
  caller = callerOf(member);
});

const callerOf = ({ mid, token }: TestMember) => aCaller(house.server, mid === '1' ? 'apples.test' : 'pears.test', { token });

const home = { name: '林知夏', phone: '13812345678', regionCode: '110105', street: '望京街道 1 号院', isDefault: false, label: '' };

const add = async (fields: Partial<typeof home> = {}, by = caller): Promise<string> =>
  ((await by.call('member.address.add', { ...home, ...fields })).data as { id: string }).id;

interface Card {
  readonly id: string;
  readonly isDefault: boolean;
}
const cards = async (by = caller): Promise<Card[]> => ((await by.call('member.address.pageList', {})).data as { list: Card[] }).list;
const defaults = async () => (await cards()).filter(({ isDefault }) => isDefault).map(({ id }) => id);

const defaultRows = () =>
  house.mall.sql<{ id: string }>('select id from member.address where member_id = $1 and is_default', [member.memberId]);

describe('address book (spec 7.5)', () => {
  test('an address has the names of its region; its phone is masked in the list and whole for its owner', async () => {
    const id = await add();
    const place = { province: '北京市', city: '北京市', district: '朝阳区' };
    expect((await caller.call('member.address.pageList', {})).data).toEqual({
      list: [{ ...home, id, phone: '138****5678', ...place, isDefault: true }],
      pageNum: 1,
      hasMore: false,
    });
    expect((await caller.call('member.address.detail', { id })).data).toEqual({ ...home, id, ...place, isDefault: true, point: null });
  });

  test('an address keeps its point on the map for its owner alone, until it is taken back', async () => {
    const point = { lat: 39.9966, lng: 116.4807 };
    const { id } = (await caller.call('member.address.add', { ...home, point })).data as { id: string };
    const pointOf = async () => ((await caller.call('member.address.detail', { id })).data as { point: unknown }).point;
    expect(await pointOf()).toEqual(point);
    expect((await cards())[0]).not.toHaveProperty('point');
    await caller.call('member.address.edit', { ...home, id, point: { lat: -90, lng: 180 } });
    expect(await pointOf()).toEqual({ lat: -90, lng: 180 });
    await caller.call('member.address.edit', { ...home, id });
    expect(await pointOf()).toBeNull();
  });

  test.each([{ lat: 90.1, lng: 0 }, { lat: 0, lng: 181 }, { lat: 1 }, 'here'])('%j is no point', async (point) => {
    expect(await caller.call('member.address.add', { ...home, point })).toMatchObject({ code: '600400' });
    expect(await cards()).toEqual([]);
  });

  test('a district nobody knows is refused by name, and nothing is written', async () => {
    expect(await caller.call('member.address.add', { ...home, regionCode: '999999' })).toMatchObject({
      code: '600400',
      data: ['regionCode'],
    });
    expect(await cards()).toEqual([]);
  });

  test('an edit changes what is there, and looks the names up again', async () => {
    const id = await add();
    await caller.call('member.address.edit', { ...home, id, name: '周予安', regionCode: '330106' });
    expect((await caller.call('member.address.detail', { id })).data).toMatchObject({ name: '周予安', city: '杭州市', district: '西湖区' });
  });

  test('what is deleted is gone', async () => {
    const id = await add();
    expect(await caller.call('member.address.delete', { id })).toMatchObject({ code: 0 });
    expect(await caller.call('member.address.detail', { id })).toMatchObject({ code: '600404' });
    expect(await cards()).toEqual([]);
  });

  test('pages follow each other without a gap', async () => {
    for (const street of ['一', '二', '三']) await add({ street });
    const page = async (pageNum: number) => (await caller.call('member.address.pageList', { pageNum, pageSize: 2 })).data;
    expect(await page(1)).toMatchObject({ list: [{ street: '一', isDefault: true }, { street: '三' }], hasMore: true });
    expect(await page(2)).toMatchObject({ list: [{ street: '二' }], hasMore: false });
  });
});

describe('what its owner calls an address (spec 7.5)', () => {
  test('stands on its card, is changed with it, and taken back', async () => {
    const id = await add({ label: ' 公司 ' });
    const labelOf = async () => ((await caller.call('member.address.detail', { id })).data as { label: string }).label;
    expect([(await cards())[0], await labelOf()]).toMatchObject([{ label: '公司' }, '公司']);
    await caller.call('member.address.edit', { ...home, id, label: '爸妈家😊' });
    expect(await labelOf()).toBe('爸妈家😊');
    const { label: _none, ...unlabelled } = home;
    await caller.call('member.address.edit', { ...unlabelled, id });
    expect(await labelOf()).toBe('');
  });

  test.each(['长长长长长长', '公\n司'])('%j is no label, here or in the table', async (label) => {
    expect(await caller.call('member.address.add', { ...home, label })).toMatchObject({ code: '600400' });
    expect(await cards()).toEqual([]);
  });

  test('the table takes no longer one from anybody', async () => {
    const id = await add();
    await expect(house.mall.sql('update member.address set label = $2 where id = $1', [id, '六个字太长了'])).rejects.toThrow(/label/);
  });
});

describe('an address is recognised (spec 7.5)', () => {
  test('in a pasted text, with the names of its region; nothing is written', async () => {
    const text = '收货人：林知夏\n手机号码：86-13812345678\n所在地区：浙江杭州市西湖区\n详细地址：文三路 90 号 020-38880000';
    expect((await caller.call('member.address.recognise', { text })).data).toEqual({
      name: '林知夏',
      phone: '13812345678',
      region: { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' },
      street: '文三路 90 号',
      unused: '020-38880000',
    });
    expect(await cards()).toEqual([]);
  });

  test('as far as it goes: the district is left to its owner, and so is everything where there is nothing', async () => {
    const found = async (text: string) => (await caller.call('member.address.recognise', { text })).data;
    expect(await found('杭州市文三路90号')).toMatchObject({
      name: '',
      phone: '',
      region: { code: '330100', province: '浙江省', city: '杭州市', district: '' },
    });
    expect(await found('哈哈哈')).toEqual({ name: '', phone: '', region: null, street: '', unused: '哈哈哈' });
  });

  test.each(['', '长'.repeat(501), '\0'])('%j is no text to look at', async (text) => {
    expect(await caller.call('member.address.recognise', { text })).toMatchObject({ code: '600400' });
  });

  test('visitors are not heard', async () => {
    const visitor = aCaller(house.server, 'apples.test');
    expect(await visitor.call('member.address.recognise', { text: '林知夏' })).toMatchObject({ code: 10019 });
  });
});

describe('an address of the messenger (spec 2.4, 7.5)', () => {
  const chosen = {
    userName: '林知夏',
    telNumber: '13812345678',
    provinceName: '浙江省',
    cityName: '杭州市',
    countyName: '西湖区',
    detailInfo: '文三路 90 号',
    nationalCode: '330106',
  };
  const region = { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' };
  const read = async (change: Partial<typeof chosen>) => (await caller.call('member.address.fromWechat', { ...chosen, ...change })).data;

  test('is read by its code', async () => {
    expect(await read({})).toEqual({ name: '林知夏', phone: '13812345678', region, street: '文三路 90 号', unused: '' });
    expect(await read({ provinceName: '', cityName: '', countyName: '' })).toMatchObject({ region });
  });

  test.each([
    ['one of old times has no code', { nationalCode: '' }, region],
    ['a code that has been given up', { nationalCode: '330199' }, region],
    ['a code that names another district than the address does', { nationalCode: '330108' }, region],
    [
      'a county led by its province',
      { provinceName: '湖北省', cityName: '省直辖县级行政区划', countyName: '仙桃市', nationalCode: '' },
      { code: '429004' },
    ],
    ['a district nobody knows is asked for', { countyName: '幸福区', nationalCode: '' }, { code: '330100', district: '' }],
    ['nothing but a street', { provinceName: '', cityName: '', countyName: '', nationalCode: '' }, null],
  ])('%s', async (_name, change, found) => {
    const { region: read } = (await caller.call('member.address.fromWechat', { ...chosen, ...change })).data as { region: object | null };
    if (found === null) expect(read).toBeNull();
    else expect(read).toMatchObject(found);
  });

  test('a number that is no mobile is told, and never put into the phone', async () => {
    expect(await read({ telNumber: '0571-88886666' })).toMatchObject({ phone: '', unused: '0571-88886666' });
    expect(await read({ telNumber: '+86 138 1234 5678' })).toMatchObject({ phone: '13812345678', unused: '' });
  });
});

describe('the default address (spec 7.5)', () => {
  test('is the first one, until another is made it', async () => {
    const first = await add();
    const second = await add();
    expect(await defaults()).toEqual([first]);
    await caller.call('member.address.edit', { ...home, id: second, isDefault: true });
    expect(await defaults()).toEqual([second]);
    const third = await add({ isDefault: true });
    expect(await defaults()).toEqual([third]);
    expect((await cards())[0]?.id).toBe(third);
  });

  test('of two that are made it at once, one is', async () => {
    const ids = [await add(), await add(), await add()];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(ids.map((id) => caller.call('member.address.edit', { ...home, id, isDefault: true })));
      expect(replies.map(({ code }) => code)).toEqual([0, 0, 0]);
      expect(await defaultRows()).toHaveLength(1);
    }
  });

  test('of many first addresses at once, one is', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => caller.call('member.address.add', home)));
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0));
    expect(await defaultRows()).toHaveLength(1);
  });

  test('stays where it is when somebody else’s address is to become it', async () => {
    const own = await add();
    const foreign = await add({}, callerOf(await aMember(house.mall, '1')));
    expect(await caller.call('member.address.edit', { ...home, id: foreign, isDefault: true })).toMatchObject({ code: '600404' });
    expect(await defaults()).toEqual([own]);
  });
});

describe('limits of the address book', () => {
  test('30 at once leave 20, and the others hear why', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => caller.call('member.address.add', home)));
    const codes = replies.map(({ code }: Reply) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === '601003')).toHaveLength(10);
    expect(await house.mall.sql('select from member.address where member_id = $1', [member.memberId])).toHaveLength(20);
  });

  test('a full book keeps its default when another is refused', async () => {
    const first = await add();
    for (let more = 0; more < 19; more += 1) await add();
    expect(await caller.call('member.address.add', { ...home, isDefault: true })).toMatchObject({ code: '601003' });
    expect(await defaults()).toEqual([first]);
  });
});

describe('whose address', () => {
  test('neither another member nor another merchant’s sees, changes or deletes it, and all are told it is not there', async () => {
    const id = await add();
    const before = await house.mall.sql('select * from member.address where id = $1', [id]);
    for (const stranger of [await aMember(house.mall, '1'), await aMember(house.mall, '2')]) {
      const by = callerOf(stranger);
      expect(await cards(by)).toEqual([]);
      for (const [call, input] of [
        ['member.address.detail', { id }],
        ['member.address.edit', { ...home, id, name: '别人' }],
        ['member.address.delete', { id }],
      ] as const) {
        const reply = await by.call(call, input);
        expect(reply).toMatchObject({ code: '600404' });
        expect(reply).toEqual(await by.call(call, { ...input, id: '999' }));
      }
    }
    expect(await house.mall.sql('select * from member.address where id = $1', [id])).toEqual(before);
  });

  test('other modules get the one they name, else the default, else the newest', async () => {
    const find = (id?: string, memberId = member.memberId) =>
      inTx(house.mall.ctx('1'), async (ctx) => (await findAddress(ctx, memberId, id))?.id);
    expect(await find()).toBeUndefined();
    const first = await add();
    const second = await add();
    expect(await find()).toBe(first);
    expect(await find(second)).toBe(second);
    await caller.call('member.address.edit', { ...home, id: first, isDefault: false });
    expect(await find()).toBe(second);
    expect(await find(first, (await aMember(house.mall, '1')).memberId)).toBeUndefined();
  });
});
