import type { Product } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import type { CachedRead } from '#api/read-query';
import { zhCn } from '#i18n/zh-cn';
import type { PageAddress } from '#navigation/address';
import { aCard } from '../../../test/a-card.ts';
import { aShop } from '../../../test/a-shop.ts';
import { anItem, aSku } from '../../../test/an-item.ts';
import { writeHeadTags } from './head-tags.ts';
import { factsOf } from './page-facts.ts';
import { siteOf } from './site.ts';

const card = aCard({ id: '7', sellingPoint: '清晨采摘', picture: '1/strawberry.jpg', priceFen: 2990, soldCount: 3, skuCount: 2 });
const sku = (priceFen: number, stock: number) => aSku('9', stock, { priceFen });
const item = (skus: Product['skus'], title = card.title): Product =>
  anItem({
    ...card,
    title,
    pictures: [card.picture],
    brand: { id: '3', name: '丹东九九', picture: null },
    categoryPath: [
      { id: '1', name: '鲜果' },
      { id: '2', name: '草莓' },
    ],
    skus,
  });

/** Answers by name, as far as a page has read. */
const reads = (answers: Readonly<Record<string, unknown>>): CachedRead => (({ queryKey: [name] }) => answers[name]) as CachedRead;

function headOf(address: PageAddress, answers: Readonly<Record<string, unknown>>, isShared = false) {
  const site = siteOf({ origin: 'https://fresh.example', isShared }, aShop);
  const facts = factsOf(address, { shop: aShop, site, messages: zhCn, cached: reads(answers) });
  const canonical = site.addressOf(address.name, address.query);
  const html = writeHeadTags({ title: '商品详情', description: '滨江店', canonical, facts }, aShop, site);
  const { head } = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  const metas = [...head.querySelectorAll('meta')].map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]);
  const linked = head.querySelector('script[type="application/ld+json"]')?.textContent;
  return { head, html, metas: Object.fromEntries(metas), graph: linked ? JSON.parse(linked)['@graph'] : [] };
}

const itemAddress: PageAddress = { name: 'goodDetail', query: { id: '7' } };
const aCategory: PageAddress = { name: 'classGoodList', query: { id: '5' } };

describe('what a link to a page shows in a messenger (spec 3)', () => {
  test('an item: its name, words, picture and price', () => {
    const { metas, head } = headOf(itemAddress, { 'catalog.product.info': item([sku(2990, 1)]) });
    expect(metas).toMatchObject({
      description: '红颜草莓 · 清晨采摘',
      'og:type': 'product',
      'og:title': '红颜草莓',
      'og:description': '红颜草莓 · 清晨采摘',
      'og:image': 'https://fresh.example/img/1/strawberry.jpg?w=750',
      'og:url': 'https://fresh.example/shop/item/7.html',
      'og:site_name': '鲜屿生活',
      'og:locale': 'zh_CN',
      'product:price:amount': '29.90',
      'twitter:card': 'summary_large_image',
    });
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://fresh.example/shop/item/7.html');
  });

  test('a decorated page: what its merchant wrote for sharing; the logo where there is no picture', () => {
    const share = { title: '春日茶席', describe: '一席六味', picture: null };
    const { metas } = headOf({ name: 'micropage', query: { id: '3' } }, { 'decoration.page.find': { share } });
    expect(metas).toMatchObject({
      'og:title': '春日茶席',
      'og:description': '一席六味',
      'og:image': 'https://fresh.example/img/1/logo.png?w=750',
      'twitter:card': 'summary',
    });
  });

  test('on a host of several merchants addresses name theirs', () => {
    expect(headOf(itemAddress, {}, true).metas['og:url']).toBe('https://fresh.example/shop/item/7.html?mid=1');
  });

  test('words of a merchant never become markup', () => {
    const hostile = `</script><script>alert(1)</script>" onload='x'\u2028`;
    const { html, graph, metas } = headOf(itemAddress, { 'catalog.product.info': item([sku(2990, 1)], hostile) });
    const [tags, json, ...more] = html.split('<script');
    expect(tags).not.toContain('" onload');
    expect(json).not.toMatch(/\u2028|<\/script>./);
    expect(more).toEqual([]);
    expect([graph[0].name, metas['og:title']]).toEqual([hostile, hostile]);
  });
});

describe('what search engines are told (spec 2.2)', () => {
  test('an item: offers with price and stock, and the way there', () => {
    const { graph } = headOf(itemAddress, { 'catalog.product.info': item([sku(2990, 0), sku(3990, 2)]) });
    expect(graph[0]).toMatchObject({
      '@type': 'Product',
      image: ['https://fresh.example/img/1/strawberry.jpg?w=750'],
      brand: { name: '丹东九九' },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '29.90',
        highPrice: '39.90',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        url: 'https://fresh.example/shop/item/7.html',
      },
    });
    expect(graph[1].itemListElement.map((step: { item: string }) => step.item)).toEqual([
      'https://fresh.example/shop/',
      'https://fresh.example/shop/classGoodList.html',
      'https://fresh.example/shop/classGoodList.html?id=1',
      'https://fresh.example/shop/classGoodList.html?id=2',
      'https://fresh.example/shop/item/7.html',
    ]);
  });

  test.each([
    ['whose buyers speak well of it: their rating', { count: 12, goodRate: 98 }, { ratingValue: 98, bestRating: 100, reviewCount: 12 }],
    ['nobody has spoken of: no rating', { count: 0, goodRate: null }, undefined],
  ])('an item %s', (_what, reviews, rating) => {
    const { graph } = headOf(itemAddress, { 'catalog.product.info': item([sku(2990, 1)]), 'catalog.review.summary': reviews });
    if (rating) expect(graph[0].aggregateRating).toMatchObject(rating);
    else expect(graph[0]).not.toHaveProperty('aggregateRating');
  });

  test.each([
    ['sold out', item([sku(2990, 0)])],
    ['fewer than are sold at once', { ...item([sku(2990, 2)]), quantity: { min: 3, step: 1, max: null } }],
  ])('an item of which there are none to be had: %s', (_why, gone) => {
    const { graph } = headOf(itemAddress, { 'catalog.product.info': gone });
    expect(graph[0].offers).toMatchObject({ '@type': 'Offer', price: '29.90', availability: 'https://schema.org/OutOfStock' });
  });

  test('home: the store; a category: its goods', () => {
    expect(headOf({ name: 'index', query: {} }, {}).graph).toMatchObject([{ '@type': 'OnlineStore', name: '滨江店' }]);
    const answers = { 'catalog.search.goods': { list: [card] }, 'catalog.category.info': { name: '水果', path: [] } };
    expect(headOf(aCategory, answers).graph).toMatchObject([
      { '@type': 'ItemList', itemListElement: [{ position: 1, name: '红颜草莓', url: 'https://fresh.example/shop/item/7.html' }] },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: '水果' }] },
    ]);
  });

  test.each<[string, PageAddress, object]>([
    ["a member's page", { name: 'orderList', query: {} }, {}],
    ['a search', { name: 'goodSearch', query: { words: '草莓' } }, {}],
    ['a page that is not there', { name: 'notFond', query: {} }, {}],
    ['a category without goods', aCategory, { 'catalog.search.goods': { list: [] } }],
    ['a class without pages', { name: 'micropageClass', query: { id: '4' } }, { 'decoration.pageClass.find': { pages: [] } }],
  ])('%s is not to be kept', (_what, address, answers) => {
    const { metas, graph } = headOf(address, answers as Record<string, unknown>);
    expect([metas.robots, metas['og:url'], graph]).toEqual(['noindex', undefined, []]);
  });

  test('a page whose goods could not be read is kept as it was', () => {
    expect(headOf(aCategory, {}).metas.robots).toBeUndefined();
  });
});
