import { describe, expect, test } from 'vitest';
import { writeDocument } from './document.ts';

const shop = {
  mid: '1',
  cid: '11',
  isDefaultShop: true,
  base: '/shop',
  lang: 'zh-CN',
  languages: ['zh-CN'],
  merchantName: '甲',
  shopName: '甲',
  shopNote: '',
  squareLogo: '',
  hasNavigation: false,
  style: { theme: 'plain', isGrey: true, variables: { primary: '#fb4443', 'primary-wash': '#fee5e5' } },
  imageHosts: [],
  linkHosts: [],
  checkedDomains: [],
} as const;

const write = (words: string) =>
  writeDocument({
    head: '<title>甲</title>',
    preloads: '',
    markup: '<p>page</p>',
    state: {
      shop: { ...shop, merchantName: words },
      reads: null,
      script: '/b.js',
      blocks: {},
      laterBlocks: {},
      parts: {},
      isMissing: false,
    },
    assets: { css: 'p{}', scripts: ['/a.js'], preloads: ['/b.js'], modules: {} },
  });

describe('the document of a page (spec 8)', () => {
  test('words of a merchant never become markup', () => {
    const html = write(`</title></script><script>alert(1)</script>" onload='x'`);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  test('carries colours, grey mode, CSS, data and scripts in their order', () => {
    expect(write('甲')).toMatch(/data-grey="".*--primary:#fb4443;.*<style>p\{\}<\/style>.*<p>page<\/p>.*id="state".*\/b\.js.*\/a\.js/s);
  });
});
