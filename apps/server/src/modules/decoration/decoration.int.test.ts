import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import type { NavigationConfig } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';

let house: PopulatedMall;
let staff: string;
beforeAll(async () => {
  house = await aPopulatedMall();
  staff = await aStaffToken(house.mall, '1', ['decoration.*', 'member.*']);
});
afterAll(() => house.close());

const ask = async (name: CallName, input: object, token = '') => {
  const { code, data } = await send(house.server, rows[name], input, house.from({ token }));
  return code === 0 || code === '200' ? data : { refused: code };
};
const asStaff = (name: CallName, input: object) => ask(name, input, staff);
const missing = { refused: '600404' };
const badInput = { refused: '600400' };
const eventsOf = (name: string) => house.mall.sql<{ payload: unknown }>('select payload from platform.outbox where name = $1', [name]);

const tab = (navName: string, linkTo: object) => ({ navName, navIcon: '1/nav/a.png', navIconActive: '1/nav/a-active.png', linkTo });
const home = tab('首页', { pageType: 'systemPage', data: { name: 'index' } });
const sale = tab('100% & 更多', { pageType: 'marketCampaign', data: { activityType: 506 } });
const mine = tab('我的', { pageType: 'systemPage', data: { name: 'userCenter' } });
const config = {
  navIds: ['home', 'sale', 'mine'],
  navMap: { home, sale: { ...sale, navName: '抢+购&%' }, mine },
  navStyle: { id: 3 },
  activeColor: '#e02e2e',
  unactiveColor: '#5c6067',
  backgroundColor: '#ffffff',
  applyPage: ['1', '2'],
} as NavigationConfig;

/** Answers that are the same for everybody are kept for a second. */
const fresh = () => house.mall.sql('select pg_sleep(1.1)');

describe('the bottom navigation of a shop (spec 3, 7.2)', () => {
  test('is none until the merchant arranges one', async () => {
    const none = { appletCustomFlag: 0, navigationJson: '' };
    expect(await ask('decoration.navigation.pageConfig', { cid: '11', navigationType: 0 })).toEqual(none);
    expect(await ask('decoration.navigation.config', { cid: '11' })).toBeNull();
  });

  test('comes back as it was set: as an object, and as JSON in an escaped string', async () => {
    expect(await asStaff('decoration.navigation.set', { cid: '11', config })).toEqual({ version: 1 });
    await fresh();
    const answer = await ask('decoration.navigation.pageConfig', { cid: '11', navigationType: 0 });
    const { appletCustomFlag, navigationJson } = answer as { appletCustomFlag: number; navigationJson: string };
    expect(appletCustomFlag).toBe(0);
    expect(navigationJson).not.toMatch(/[{}"&+ ]/);
    expect(JSON.parse(decodeURIComponent(navigationJson))).toEqual(config);
    expect(await ask('decoration.navigation.config', { cid: '11' })).toEqual(config);
  });

  test('reaches the mini-program only when the merchant says so', async () => {
    const forMini = () => ask('decoration.navigation.pageConfig', { cid: '11', navigationType: 1 });
    await asStaff('decoration.navigation.set', { cid: '11', config });
    await fresh();
    expect(await forMini()).toEqual({ appletCustomFlag: 0, navigationJson: '' });
    await asStaff('decoration.navigation.set', { cid: '11', config, isAppletCustom: true });
    await fresh();
    expect(await forMini()).toMatchObject({ appletCustomFlag: 1, navigationJson: expect.stringContaining('navIds') });
  });

  test('counts its version up and says so to the pages', async () => {
    const before = (await eventsOf('decoration.navigation.changed')).length;
    const { version } = (await asStaff('decoration.navigation.set', { cid: '11', config })) as { version: number };
    expect(await asStaff('decoration.navigation.set', { cid: '11', config })).toEqual({ version: version + 1 });
    expect((await eventsOf('decoration.navigation.changed')).length).toBe(before + 2);
  });

  test.each<[string, object]>([
    ['a tab that is described but not in the row', { navIds: ['home', 'mine', 'other'] }],
    ['the same tab twice', { navIds: ['home', 'home', 'mine'] }],
    ['one tab', { navIds: ['home'], navMap: { home } }],
    ['a raised middle in an even row', { navIds: ['home', 'mine'], navMap: { home, mine } }],
    ['a style nobody knows', { navStyle: { id: 4 } }],
    ['a page code nobody knows', { applyPage: ['7'] }],
    ['a page code as a number', { applyPage: [1] }],
    ['a colour that is more than a colour', { activeColor: 'red;background:url(//evil)' }],
    [
      'a link out of the shop',
      { navMap: { ...config.navMap, sale: tab('外链', { pageType: 'customLink', data: { customLink: 'https://omo.example/' } }) } },
    ],
    ['an icon from elsewhere', { navMap: { ...config.navMap, home: { ...home, navIcon: 'https://elsewhere.example/a.png' } } }],
  ])('%s is refused', async (_what, change) => {
    expect(await asStaff('decoration.navigation.set', { cid: '11', config: { ...config, ...change } })).toEqual(badInput);
  });
});

describe('the colours of a shop (spec 3, 7.4)', () => {
  const colors = ['#12805c', '#6cc644', '#ffffff', '#c2570c'];
  const product = { type: 'plain', colors: ['#fb4443', '#fd8754', '#ffffff', '#ff4c29'], index_grey: false };

  test("are the product's own until the merchant chooses", async () => {
    await house.mall.sql('delete from decoration.colour_style where mid = 1');
    await fresh();
    expect(await ask('decoration.colorStyle.find', { cid: '11' })).toEqual(product);
    expect(await ask('decoration.colorStyle.query', { cid: '11' })).toEqual(product);
  });

  test('are set by staff, in grey too, and said to the pages', async () => {
    expect(await asStaff('decoration.colorStyle.set', { cid: '11', type: 'ink', colors, index_grey: true })).toEqual({ version: 1 });
    expect(await asStaff('decoration.colorStyle.set', { cid: '11', type: 'plain', colors })).toEqual({ version: 2 });
    await fresh();
    expect(await ask('decoration.colorStyle.find', { cid: '11' })).toEqual({ type: 'plain', colors, index_grey: false });
    expect(await eventsOf('decoration.colourStyle.changed')).toContainEqual({ payload: { cid: '11' } });
  });

  test.each([
    ['three colours', { colors: colors.slice(1) }],
    ['a word for a colour', { colors: ['red', ...colors.slice(1)] }],
    ['a type nobody knows', { type: 'neon' }],
  ])('%s: refused', async (_what, change) => {
    expect(await asStaff('decoration.colorStyle.set', { cid: '11', type: 'plain', colors, ...change })).toEqual(badInput);
  });
});

describe("another merchant's shop (spec 4)", () => {
  test('is not there to decorate', async () => {
    const style = { cid: '22', type: 'plain', colors: ['#000000', '#000000', '#ffffff', '#000000'] };
    expect(await asStaff('decoration.navigation.set', { cid: '22', config })).toEqual(missing);
    expect(await asStaff('decoration.colorStyle.set', style)).toEqual(missing);
    expect(await house.mall.sql('select from decoration.navigation where cid = 22')).toEqual([]);
  });
});

describe('what a member agrees to (spec 7.5)', () => {
  test("is the product's own text in the reader's language until the merchant writes one", async () => {
    expect(await ask('member.agreement.find', { type: 'agree' })).toMatchObject({ title: '用户协议', version: '1.0', updatedAt: null });
    expect(await ask('member.agreement.find', { type: 'policy', lang: 'en' })).toMatchObject({ title: 'Privacy Policy', updatedAt: null });
  });

  test("is the merchant's own from then on, in that language, and said to the pages", async () => {
    const own = {
      title: '隐私政策',
      company: '杭州鲜屿生活科技有限公司',
      version: '2.1',
      effectiveOn: '2026-11-01',
      sections: [{ heading: '我们收集的信息', paragraphs: ['第一段。', '<b>第二段</b>'] }],
    };
    const { updatedAt } = (await asStaff('member.agreement.set', { type: 'policy', ...own })) as { updatedAt: number };
    expect(await ask('member.agreement.find', { type: 'policy' })).toEqual({ ...own, updatedAt });
    expect(await ask('member.agreement.find', { type: 'policy', lang: 'en' })).toMatchObject({ updatedAt: null });
    expect(await eventsOf('member.agreement.changed')).toHaveLength(1);
    expect(await asStaff('member.agreement.set', { type: 'policy', ...own, sections: [] })).toEqual(badInput);
  });
});
