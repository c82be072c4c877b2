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

const home = { name: '林知夏', phone: '13812345678', regionCode: '110105', street: '望京街道 1 号院', isDefault: false };

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
