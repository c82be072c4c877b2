import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { isOk, send } from '../../../test/call-table.ts';

let house: PopulatedMall;
let web: HttpServer;
let token: string;

beforeAll(async () => {
  house = await aPopulatedMall();
  token = await aStaffToken(house.mall, '1', ['shop.*', 'decoration.*', 'catalog.*']);
  web = await aWebServer(house.mall, { PAGE_CACHE: 'off' });
});
afterAll(async () => {
  await web.close();
  await house.close();
});

const asStaff = async <N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> => {
  const answer = await send(house.server, rows[name], input as object, house.from({ token }));
  if (!isOk(answer)) throw new Error(answer.text);
  return answer.data as OutputOf<N>;
};
const read = async <N extends CallName>(name: N, input: InputOf<N>, lang: 'zh-CN' | 'en' = 'en'): Promise<OutputOf<N>> => {
  const answer = await send(house.server, rows[name], input as object, house.from({ headers: { 'accept-language': lang } }));
  if (!isOk(answer)) throw new Error(answer.text);
  return answer.data as OutputOf<N>;
};
const state = (words: Readonly<Record<string, string | null>>) =>
  asStaff('shop.translation.set', { lang: 'en', entries: Object.entries(words).map(([source, text]) => ({ source, text })) });

const icons = { navIcon: '1/nav/a.png', navIconActive: '1/nav/b.png' };
const navigation = {
  navIds: ['home', 'all'],
  navMap: {
    home: { navName: '铺面', ...icons, linkTo: { pageType: 'systemPage' as const, data: { name: 'index' as const } } },
    all: { navName: '货架', ...icons, linkTo: { pageType: 'systemPage' as const, data: { name: 'allGoods' as const } } },
  },
  navStyle: { id: 1 as const },
  activeColor: '#d3262a',
  unactiveColor: '#5c6067',
  backgroundColor: '#ffffff',
  applyPage: ['1' as const],
};

/** A live micro page. */
async function aPage(blocks: InputOf<'decoration.page.save'>['blocks']): Promise<string> {
  const { id, revision } = await asStaff('decoration.page.create', { kind: 'micro', title: '茶席' });
  const share = { title: '茶席', describe: '六味', picture: null };
  const saved = await asStaff('decoration.page.save', { id, revision, title: '茶席', share, blocks });
  await asStaff('decoration.page.publish', { id, revision: saved.revision });
  return id;
}

describe('what a merchant has written, in the reader’s language (spec 1)', () => {
  test('blocks of a page: words, words of HTML, pictures; what nobody has translated stays as it was written', async () => {
    const id = await aPage([
      { id: 'a', type: 'title', props: { title: '新茶', subtitle: '明前' } },
      { id: 'b', type: 'richText', props: { html: '<p>一芽<strong>一叶</strong></p>' } },
    ]);
    await state({ 新茶: 'New tea of the season', 一叶: 'one <leaf>', 茶席: 'Tea table' });
    const page = await read('decoration.page.find', { cid: '11', id });
    expect(page).toMatchObject({ title: 'Tea table', share: { title: 'Tea table', describe: '六味' } });
    expect(page.blocks).toMatchObject([
      { props: { title: 'New tea of the season', subtitle: '明前' } },
      { props: { html: '<p>一芽<strong>one &lt;leaf&gt;</strong></p>' } },
    ]);
    expect(await read('decoration.page.find', { cid: '11', id }, 'zh-CN')).toMatchObject({
      title: '茶席',
      blocks: [{ props: { title: '新茶' } }, {}],
    });
    const line = await read('decoration.share.find', { cid: '11', pageInfoId: id, type: 1, shareStyle: 2 });
    expect(line.title).toBe('Tea table · 六味');
  });

  test('tabs of the bottom navigation, inside their string and outside', async () => {
    await asStaff('decoration.navigation.set', { cid: '11', config: navigation });
    await state({ 铺面: 'Home' });
    const { navigationJson } = await read('decoration.navigation.pageConfig', { cid: '11', navigationType: 0 });
    const names = (config: typeof navigation) => config.navIds.map((id) => config.navMap[id as 'home'].navName);
    expect(names(JSON.parse(decodeURIComponent(navigationJson)))).toEqual(['Home', '货架']);
    expect(names((await read('decoration.navigation.config', { cid: '11' })) as typeof navigation)).toEqual(['Home', '货架']);
  });

  test('goods: axes, values, tags, brand, promises and detail; a tag chosen in English finds what it stands for', async () => {
    const { id: categoryId } = await asStaff('catalog.category.save', { name: '果干', picture: '1/a.png', position: 1, slogan: '晒足' });
    const { id: brandId } = await asStaff('catalog.brand.save', { name: '晴园' });
    const { promises } = await asStaff('catalog.promise.set', { promises: [{ title: '包赔', text: '坏了就退' }] });
    const goods = await asStaff('catalog.goods.save', {
      categoryId,
      brandId,
      promiseIds: promises.map(({ id }) => id),
      title: '柿饼',
      tags: ['手作'],
      pictures: ['1/a.jpg'],
      detailHtml: '<p>吊晒</p>',
      parameters: [{ name: '产地', value: '陕西富平' }],
      sizeTable: { columns: ['等级', '单果'], rows: [['大果', '60g']] },
      skus: [{ specs: [{ name: '包装', value: '罐装' }] }],
    });
    const prices = goods.skuIds.map((skuId) => ({ skuId, priceFen: 100 }));
    await asStaff('catalog.listing.set', { cid: '11', goodsId: goods.id, prices });
    await asStaff('catalog.search.setHotWords', { cid: '11', placeholders: ['柿饼'], words: [{ text: '柿饼', badge: null }] });
    await state({
      柿饼: 'Dried persimmons',
      手作: 'Handmade',
      晴园: 'Sunny Garden',
      包赔: 'Refund',
      坏了就退: 'Money back',
      吊晒: 'Sun-dried',
    });
    await state({ 产地: 'Origin', 陕西富平: 'Fuping, Shaanxi', 等级: 'Grade', 单果: 'Each', 大果: 'Large' });
    await state({ 包装: 'Pack', 罐装: 'Tin', 果干: 'Dried fruit', 晒足: 'All sun' });
    expect(await read('catalog.product.info', { cid: '11', id: goods.id })).toMatchObject({
      title: 'Dried persimmons',
      tags: ['Handmade'],
      brand: { name: 'Sunny Garden' },
      promises: [{ title: 'Refund', text: 'Money back' }],
      detailHtml: '<p>Sun-dried</p>',
      parameters: [{ name: 'Origin', value: 'Fuping, Shaanxi' }],
      sizeTable: { columns: ['Grade', 'Each'], rows: [['Large', '60g']] },
      categoryPath: [{ name: 'Dried fruit' }],
      skus: [{ specs: [{ name: 'Pack', value: 'Tin' }] }],
    });
    expect((await read('catalog.search.hotWords', { cid: '11' })).words).toEqual([{ text: 'Dried persimmons', badge: null }]);
    const found = await read('catalog.search.goods', { cid: '11', tags: ['Handmade'] });
    expect(found.list.map(({ id }) => id)).toEqual([goods.id]);
    expect(found.facets?.tags).toContainEqual({ name: 'Handmade', count: 1 });
  });

  test('a title said with its goods is known wherever the words stand: in lines of orders too', async () => {
    const { id: categoryId } = await asStaff('catalog.category.save', { name: '蜜', picture: '1/a.png', position: 1 });
    const translations = { en: { title: 'Acacia honey', sellingPoint: 'Light' } };
    await asStaff('catalog.goods.save', {
      ...{ categoryId, title: '槐花蜜', sellingPoint: '清甜', translations },
      ...{ pictures: ['1/a.jpg'], skus: [{ specs: [] }] },
    });
    const { list } = await asStaff('shop.translation.list', { lang: 'en', pageSize: 100 });
    expect(list).toEqual(
      expect.arrayContaining([
        { source: '槐花蜜', text: 'Acacia honey' },
        { source: '清甜', text: 'Light' },
      ]),
    );
  });

  test('another merchant’s words say nothing here, and a word taken back is gone', async () => {
    const id = await aPage([{ id: 'a', type: 'title', props: { title: '借来' } }]);
    await house.mall.sql(`insert into shop.translation (mid, lang, source, text) values (2, 'en', '借来', 'Borrowed')`);
    const title = async () => (await read('decoration.page.find', { cid: '11', id })).blocks[0]?.props;
    expect(await title()).toMatchObject({ title: '借来' });
    expect(await state({ 借来: 'Lent' })).toEqual({ count: 1 });
    expect(await state({ 借来: 'Lent' })).toEqual({ count: 0 });
    expect(await title()).toMatchObject({ title: 'Lent' });
    expect(await state({ 借来: null })).toEqual({ count: 1 });
    expect(await title()).toMatchObject({ title: '借来' });
  });

  test('a picture stands for a picture alone, and words for words', async () => {
    for (const [source, text] of [
      ['1/banner/a.jpg', 'Sale'],
      ['1/banner/a.jpg', 'https://evil.example/a.jpg'],
      ['茶', '1/banner/a-en.jpg'],
    ]) {
      await expect(state({ [source as string]: text as string })).rejects.toThrow('600400');
    }
  });
});

describe('languages a merchant offers', () => {
  const visit = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers: { host: 'apples.test', ...headers } });
  const langOf = ({ body }: { body: string }) => /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];

  test('at first only the one it writes in: address, cookie and browser ask for another in vain, and it is not remembered', async () => {
    await house.mall.sql(`update shop.merchant set languages = '{zh-CN}' where mid = 1`);
    const byAddress = await visit('/shop/?lang=en');
    expect([langOf(byAddress), byAddress.cookies.find(({ name }) => name === 'lang')]).toEqual(['zh-CN', undefined]);
    expect(langOf(await visit('/shop/', { cookie: 'lang=en' }))).toBe('zh-CN');
    expect(langOf(await visit('/shop/', { 'accept-language': 'en-GB' }))).toBe('zh-CN');
  });

  test('what is still untranslated is counted by kind, before and after', async () => {
    const kindsOf = async () =>
      new Map((await asStaff('decoration.translation.missing', { lang: 'en' })).kinds.map((kind) => [kind.kind, kind]));
    const before = (await kindsOf()).get('shops');
    expect(before?.missing).toBeGreaterThan(0);
    await state(Object.fromEntries((before?.first ?? []).map((text) => [text, `en ${text.length}`])));
    const after = await kindsOf();
    expect(after.get('shops')).toEqual({ kind: 'shops', texts: before?.texts, missing: 0, first: [] });
    expect(after.get('navigation')).toMatchObject({ missing: 1, first: ['货架'] });
    expect([...after.keys()].sort()).toEqual([
      'brands',
      'categories',
      'details',
      'goods',
      'hotWords',
      'navigation',
      'pages',
      'promises',
      'shops',
      'skus',
    ]);
  });

  test('offered, it is shown: the document says so, the shop’s name is in it, and the switch is there', async () => {
    expect(await asStaff('shop.language.set', { languages: ['zh-CN', 'en'] })).toEqual({ languages: ['zh-CN', 'en'] });
    await expect(asStaff('shop.language.set', { languages: ['en'] })).rejects.toThrow('600400');
    const other = await aWebServer(house.mall, { PAGE_CACHE: 'off' });
    const { body } = await other.inject({ url: '/shop/?lang=en', headers: { host: 'apples.test' } });
    expect(langOf({ body })).toBe('en');
    expect(body).toContain('"languages":["zh-CN","en"]');
    await other.close();
  });
});
