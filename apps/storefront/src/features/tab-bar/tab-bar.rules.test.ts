import type { NavigationConfig } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import type { Arranged, NavPlace } from './tab-bar.rules.ts';
import { arrangedIn, planTabBar } from './tab-bar.rules.ts';

type LinkTo = NavigationConfig['navMap'][string]['linkTo'];

const tab = (navName: string, linkTo: LinkTo) => ({ navName, navIcon: '1/nav/a.png', navIconActive: '1/nav/b.png', linkTo });

const config: NavigationConfig = {
  navIds: ['home', 'all', 'fruit', 'spring', 'stories', 'cart', 'mine'],
  navMap: {
    home: tab('首页', { pageType: 'systemPage', data: { name: 'index' } }),
    all: tab('分类', { pageType: 'systemPage', data: { name: 'goodsCategory' } }),
    fruit: tab('鲜果', { pageType: 'goodsGroup', data: { id: '7' } }),
    spring: tab('春天', { pageType: 'microPage', data: { id: '8' } }),
    stories: tab('故事', { pageType: 'microPageClassify', data: { id: '9' } }),
    cart: tab('购物车', { pageType: 'systemPage', data: { name: 'shoppingCart' } }),
    mine: tab('我的', { pageType: 'systemPage', data: { name: 'userCenter' } }),
  },
  navStyle: { id: 1 },
  activeColor: '#d3262a',
  unactiveColor: '#5c6067',
  backgroundColor: '#ffffff',
  applyPage: ['1', '2', '3', '4', '5', '6'],
};
const without = (...left: readonly NavigationConfig['applyPage'][number][]): NavigationConfig => ({
  ...config,
  applyPage: config.applyPage.filter((code) => !left.includes(code)),
});

const planned = (arranged: Arranged, place: Partial<NavPlace>) => {
  const plan = planTabBar({ hasNavigation: true, isMini: false, page: 'home', id: undefined, ...place }, arranged);
  if (plan.kind === 'none') return 'none';
  return plan.kind === 'default' ? `default ${plan.active}` : `custom ${plan.activeId}`;
};

describe('whether the bottom navigation shows (spec 2.5, 4)', () => {
  test.each<[why: string, arranged: Arranged, place: Partial<NavPlace>, shown: string]>([
    ['the shop has none', config, { hasNavigation: false }, 'none'],
    ['the shop has none, and its arrangement fails', 'failed', { hasNavigation: false }, 'none'],
    ['a mini-program does not ask the shop', config, { hasNavigation: false, isMini: true }, 'custom home'],
    ['a mini-program for which nothing is arranged has its own', 'nothing', { isMini: true }, 'none'],
    ['a mini-program that cannot read it shows the default tabs', 'failed', { isMini: true }, 'default home'],
    ['a page that never shows it', config, { page: undefined }, 'none'],
    ['a page that never shows it, and it fails', 'failed', { page: undefined }, 'none'],
    ['still asked for', 'loading', {}, 'none'],
    ['looked for in vain', 'late', {}, 'none'],
    ['arranged for this page', config, {}, 'custom home'],
    ['arranged, but not for this page', without('1'), {}, 'none'],
    ['arranged for this page, but no tab leads here', { ...config, navIds: ['cart', 'mine'] }, {}, 'none'],
  ])('%s', (_why, arranged, place, shown) => {
    expect(planned(arranged, place)).toBe(shown);
  });
});

describe('the default tabs, where nothing is arranged or it cannot be had (spec 3, 4)', () => {
  test.each<[place: Partial<NavPlace>, shown: string]>([
    [{ page: 'home' }, 'default home'],
    [{ page: 'category' }, 'default category'],
    [{ page: 'cart' }, 'default cart'],
    [{ page: 'userCenter' }, 'default userCenter'],
    [{ page: 'goodsGroup' }, 'default category'],
    [{ page: 'goodsGroup', id: '7' }, 'none'],
    [{ page: 'micropage', id: '8' }, 'none'],
    [{ page: 'micropageClass', id: '9' }, 'none'],
    [{ page: 'search' }, 'none'],
  ])('%j: %s', (place, shown) => {
    expect(planned('failed', place)).toBe(shown);
    expect(planned('nothing', place)).toBe(shown);
  });
});

describe('which of the merchant’s tabs is the page on show (spec 3, 4)', () => {
  test.each<[place: Partial<NavPlace>, code: NavigationConfig['applyPage'][number], shown: string]>([
    [{ page: 'home' }, '1', 'custom home'],
    [{ page: 'userCenter' }, '2', 'custom mine'],
    [{ page: 'category' }, '4', 'custom all'],
    [{ page: 'goodsGroup' }, '4', 'custom all'],
    [{ page: 'goodsGroup', id: '7' }, '4', 'custom fruit'],
    [{ page: 'micropage', id: '8' }, '5', 'custom spring'],
    [{ page: 'micropageClass', id: '9' }, '5', 'custom stories'],
    [{ page: 'cart' }, '6', 'custom cart'],
  ])('%j, by the code %s: %s', (place, code, shown) => {
    expect(planned(config, place)).toBe(shown);
    expect(planned(without(code), place)).toBe('none');
  });

  test.each<Partial<NavPlace>>([
    { page: 'goodsGroup', id: '8' },
    { page: 'micropage', id: '7' },
    { page: 'micropageClass', id: '7' },
  ])('%j: no tab leads there', (place) => {
    expect(planned(config, place)).toBe('none');
  });

  test('the search page, to which no tab can lead, shows them where the merchant names it (finding P19)', () => {
    expect(planned(config, { page: 'search' })).toBe('custom undefined');
    expect(planned(without('3'), { page: 'search' })).toBe('none');
  });
});

describe('the arrangement as it is answered (spec 7.2)', () => {
  const navigationJson = encodeURIComponent(JSON.stringify(config));

  test('comes as escaped JSON', () => {
    expect(arrangedIn({ appletCustomFlag: 0, navigationJson }, false)).toEqual(config);
  });

  test('counts in a mini-program only where its flag says so', () => {
    expect(arrangedIn({ appletCustomFlag: 1, navigationJson }, true)).toEqual(config);
    expect(arrangedIn({ appletCustomFlag: 0, navigationJson }, true)).toBe('nothing');
  });

  test('may be empty', () => {
    expect(arrangedIn({ appletCustomFlag: 1, navigationJson: '' }, false)).toBe('nothing');
  });

  test.each(['%', '%7Bnav', 'null-and-void'])('that cannot be read has failed: %s', (navigationJson) => {
    expect(arrangedIn({ appletCustomFlag: 0, navigationJson }, false)).toBe('failed');
  });
});
