import { describe, expect, test } from 'vitest';
import { placeOf } from './decorated-link.ts';

describe('decorated links by pageType (spec 2.3)', () => {
  test('goods lead to their detail page', () => {
    expect(placeOf({ pageType: 'goods', data: { id: '12' } })).toEqual({ name: 'goodDetail', query: { id: '12' } });
  });

  test('a goods group leads to its list', () => {
    expect(placeOf({ pageType: 'goodsGroup', data: { id: '7' } })).toEqual({ name: 'classGoodList', query: { id: '7' } });
  });

  test('system pages lead home or to all goods', () => {
    expect(placeOf({ pageType: 'systemPage', data: { name: 'index' } })).toEqual({ name: 'index', query: {} });
    expect(placeOf({ pageType: 'systemPage', data: { name: 'allGoods' } })).toEqual({ name: 'classGoodList', query: {} });
  });
});
