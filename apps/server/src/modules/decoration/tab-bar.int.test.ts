import type { NavigationConfig } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;

const icons = { navIcon: '1/nav/a.png', navIconActive: '1/nav/b.png' };
const config: NavigationConfig = {
  navIds: ['home', 'all'],
  navMap: {
    home: { navName: '铺面', ...icons, linkTo: { pageType: 'systemPage', data: { name: 'index' } } },
    all: { navName: '货架', ...icons, linkTo: { pageType: 'systemPage', data: { name: 'allGoods' } } },
  },
  navStyle: { id: 1 },
  activeColor: '#d3262a',
  unactiveColor: '#5c6067',
  backgroundColor: '#ffffff',
  applyPage: ['1'],
};

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11', '12', '13', '14'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await mall.sql('update shop.organisation set shop_navigation = false where mid = 1 and cid = 12');
  for (const [cid, isApplet] of [
    [12, true],
    [13, false],
    [14, true],
  ]) {
    await mall.sql(
      `insert into decoration.navigation (mid, cid, version, config, is_applet_custom) values (1, ${cid}, 1, '${JSON.stringify(config)}', ${isApplet})`,
    );
  }
  server = await aWebServer(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** The words of the tabs in a page's HTML; null when it has none. */
async function tabsAt(url: string): Promise<readonly string[] | null> {
  const { body } = await server.inject({ url, headers: { host: 'apples.test' } });
  const bar = /<nav[^>]*aria-label="底部导航".*?<\/nav>/s.exec(body)?.[0];
  return bar ? [...bar.matchAll(/>([^<>]+)<\/span>/g)].map(([, word = '']) => word) : null;
}

describe('the bottom navigation in a page’s HTML (spec 2.5, 4)', () => {
  const defaults = ['首页', '分类', '购物车', '我的'];

  test.each<[what: string, url: string, tabs: readonly string[] | null]>([
    ['nothing arranged: the default tabs', '/shop/?cid=11', defaults],
    ['in mobile-mall too', '/cp/home?cid=11', defaults],
    ['the shop has none', '/shop/?cid=12', null],
    ['the shop has none, which a mini-program does not ask', '/shop/?cid=12&env=mini', ['铺面', '货架']],
    ['arranged', '/shop/?cid=13', ['铺面', '货架']],
    ['arranged, but not for this page', '/shop/classGoodList.html?cid=13', null],
    ['arranged, but not for mini-programs: those have tabs of their own', '/shop/?cid=13&env=mini', null],
    ['arranged for mini-programs too', '/shop/?cid=14&env=mini', ['铺面', '货架']],
    ['a page that never shows it', '/shop/instLoadPage.html?cid=11', null],
  ])('%s', async (_what, url, tabs) => {
    expect(await tabsAt(url)).toEqual(tabs);
  });
});
