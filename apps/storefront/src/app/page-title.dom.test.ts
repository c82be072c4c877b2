import { describe, expect, test } from 'vitest';
import { pageTitles } from '#i18n/titles';
import type { PageName } from '#navigation/pages';
import { aShop } from '../../test/a-shop.ts';
import { titleOf } from './page-title.ts';

const title = (name: PageName, isDefaultShop: boolean, head = {}) =>
  titleOf({ name, query: {} }, head, { ...aShop, isDefaultShop }, pageTitles.zhCN);

describe('the document’s title (spec 1, 2.6)', () => {
  test.each<[name: PageName, isDefaultShop: boolean, text: string]>([
    ['index', true, '鲜屿生活'],
    ['index', false, '移动商城'],
    ['instLoadPage', true, '店铺列表'],
    ['goodDetail', true, '商品详情'],
    ['inaccessibleStore', false, '鲜屿生活'],
  ])('%s, of the default shop %s: %s', (name, isDefaultShop, text) => {
    expect(title(name, isDefaultShop)).toBe(text);
  });

  test('what a page says of itself goes before', () => {
    expect(title('index', true, { title: '春日专场' })).toBe('春日专场');
  });
});
