import type { ShopContext } from '@qianpu/contract/shop-context';
import type { PageMatch } from '@qianpu/contract/ssr';
import { describe, expect, test } from 'vitest';
import { declaredQuery, pageKey } from './page-key.ts';

const item: PageMatch = { name: 'goodDetail', cacheBy: ['id'], isPublic: true };
const shop = { mid: '1', cid: '11', base: '/shop', lang: 'zh-CN' } as ShopContext;
const keyOf = (search: string) => {
  const query = new URLSearchParams(search);
  return pageKey({ shop, origin: 'https://fresh.example', styleVersion: 1, match: item, path: '/item/5.html', query, buildId: 'b' });
};

describe('what a page is rendered with and kept under (spec 2.1)', () => {
  test('only the keys it declared, in one order', () => {
    expect(declaredQuery({ ...item, cacheBy: ['sortType', 'id'] }, new URLSearchParams('sortType=new&x=1&id=5'))).toBe(
      '?id=5&sortType=new',
    );
  });

  test('a link with a price of its own: neither its activity nor its secret gets in, everybody’s page is the same (rules-2 §2.1)', () => {
    expect(declaredQuery(item, new URLSearchParams('privilege=9&pt=secret'))).toBe('');
    expect(keyOf('privilege=9&pt=secret')).toBe(keyOf(''));
    expect(keyOf('privilege=9&pt=secret&env=mini')).toBe(keyOf('env=mini'));
    expect(keyOf('pt=other')).not.toContain('other');
  });
});
