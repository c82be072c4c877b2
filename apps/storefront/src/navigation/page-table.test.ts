import { describe, expect, test } from 'vitest';
import { pageTitles } from '#i18n/titles';
import { pathsOf, readAddress } from './address.ts';
import type { RouteFacts } from './page-facts.types.ts';
import { openedPages, pageTable } from './page-table.ts';
import { pages } from './pages.ts';
import { plannedPages } from './planned-pages.ts';

const table: Readonly<Record<string, RouteFacts>> = { ...pages, ...plannedPages };
const namesWith = (isWanted: (page: RouteFacts) => boolean) => Object.keys(table).filter((name) => isWanted(table[name]!));
const namesOf = (section: string) => pageTable.filter((page) => page.section === section).map((page) => page.name);
const words = (text: string) => text.trim().split(/\s+/).sort();

describe('the table of pages (spec 2.1)', () => {
  test('has every page of the router', () => {
    expect(namesOf('2.1').sort()).toEqual(
      words('login index micropage indexMicropage micropageClass treeLogin agree instLoadPage inaccessibleStore policy'),
    );
  });

  test('opens at least what visitors may see', () => {
    const open = namesWith((page) => page.isOpen);
    expect(open).toEqual(expect.arrayContaining(['index', 'micropage', 'indexMicropage', 'micropageClass', 'login']));
    for (const name of ['orderList', 'orderDetail', 'orderConfirm', 'addressList', 'balanceList']) expect(open).not.toContain(name);
  });

  test('keeps home and micro pages alive, and shares home, micro pages and activities', () => {
    const stored = namesWith((page) => page.keepAlive !== false);
    expect(stored).toEqual(expect.arrayContaining(['index', 'micropage', 'micropageClass']));
    expect(namesWith((page) => page.share === 1).sort()).toEqual(['index', 'micropage']);
    expect(namesWith((page) => page.share === 3).sort()).toEqual([
      'NyNjActivityDetail',
      'activeGoodsList',
      'discountPackageActivityDetail',
      'firstReduction',
      'limitTimeDiscountActivityList',
    ]);
  });

  test('renders no personal page on the server, where one copy is made for all', () => {
    expect(namesWith((page) => !page.isOpen && page.rendering === 'server')).toEqual([]);
  });

  test('caches a page by whatever it cannot do without', () => {
    expect(namesWith((page) => page.needs !== undefined && !page.cacheBy.includes(page.needs))).toEqual([]);
  });

  test('has a title for every page that is built, or says that it has none (spec 1)', () => {
    const titles = Object.values(pages).flatMap(({ title }) => title ?? []);
    expect(titles.filter((title) => !(title in pageTitles.zhCN))).toEqual([]);
  });

  test('names every page and every path once', () => {
    const names = pageTable.map((page) => page.name);
    expect(names).toHaveLength(new Set(names).size);
    const paths = Object.values(table).flatMap((page) => [...new Set(pathsOf(page))]);
    expect(paths).toHaveLength(new Set(paths).size);
  });
});

/** The page that answers an address below the base. */
const nameAt = (address: string) => readAddress(`/${address.split('?')[0]}`, `?${address.split('?')[1] ?? ''}`).name;

describe('what tools open', () => {
  const made = {
    goodsId: '1',
    unpaidTradeId: '2',
    paidTradeId: '3',
    paidOrderId: '4',
    micropageId: '5',
    micropageClassId: '6',
    couponId: '7',
    setActivityId: '8',
    reductionId: '9',
    packageId: '10',
  };

  test.each(openedPages)('$name is photographed as itself', ({ name, states }) => {
    for (const state of states(made)) expect(nameAt(state)).toBe(name);
  });

  test('walks open each page once, and what is not there', () => {
    const names = openedPages.flatMap(({ walk }) => (walk === null ? [] : [nameAt(walk)]));
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(['index', 'notFond', 'orderList']));
  });
});

describe('named pages (spec 2.2)', () => {
  test('are all in the table', () => {
    expect(namesOf('2.2').sort()).toEqual(
      words(`goodClass goodDetail firstReduction shopping orderConfirm NyNjActivityDetail activeGoodsList discountPackageActivityDetail
        limitTimeDiscountActivityList limitTimeActivityList hourSecondKill manyPeopleTeamActivityList userCenter personalData addressModify
        groupDetail setpayPassword orderDetail classGoodList getCoupons getCoupon useCoupon goodSearch wholesaleCenter orderList
        inviteGiftDetail signIn balanceList couponExchange cantFind notFond securityCenter pay payResult`),
    );
  });

  test.each([
    ['goodClass', '/category'],
    ['shopping', '/cart'],
    ['goodSearch', '/search'],
    ['wholesaleCenter', '/pf/home'],
    ['login', '/h5Login'],
    ['payResult', '/payResult'],
  ])('%s is also known as %s', (name, path) => {
    expect(namesWith((page) => pathsOf(page).includes(path))).toEqual([name]);
  });

  test.each(Object.keys(plannedPages))('%s is planned: its address leads to the not-found page', (name) => {
    for (const path of pathsOf(table[name]!)) {
      expect(readAddress(path, '?id=12').name).toBe('notFond');
      expect(readAddress(`${path}.html`, '?id=12').name).toBe('notFond');
    }
  });
});

describe('pages that may show the bottom navigation (spec 2.5)', () => {
  test.each([
    ['home', '/ /home /home.html /indexMicropage'],
    ['category', '/goodClass /category.html /cateGoods.html /cate.html /category'],
    ['cart', '/shopping /cart.html'],
    ['userCenter', '/userCenter /userCenter.html'],
    ['micropage', '/micropage'],
    ['micropageClass', '/micropageClass'],
    ['goodsGroup', '/classGoodList'],
    ['search', '/goodSearch /search.html'],
  ])('%s: %s', (nav, tails) => {
    for (const tail of tails.split(' ')) {
      const [name = ''] = namesWith((page) => pathsOf(page).includes(tail.replace('.html', '')));
      expect(table[name]?.nav).toBe(nav);
    }
  });

  test('are no others', () => {
    expect(namesWith((page) => page.nav !== undefined).sort()).toEqual(
      words('index indexMicropage goodClass shopping userCenter micropage micropageClass classGoodList goodSearch'),
    );
  });
});
