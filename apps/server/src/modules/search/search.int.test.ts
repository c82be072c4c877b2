import { rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aSearchableMall, type SearchableMall, searchableGoods } from '../../../test/builders/searchable-mall.ts';
import { send } from '../../../test/call-table.ts';
import type { TestMall } from '../../../test/test-mall.ts';
import { rebuildSearch } from '../search-index/rebuild-search.ts';

let mall: TestMall;
let server: HttpServer;
let goods: SearchableMall['goods'];
let categories: SearchableMall['categories'];

beforeAll(async () => {
  ({ mall, goods, categories } = await aSearchableMall());
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const from = { host: 'apples.test', mid: '1', cid: '11' };
type Search = OutputOf<'catalog.search.goods'>;
const search = async (request: Partial<InputOf<'catalog.search.goods'>>): Promise<Search> =>
  (await send(server, rows['catalog.search.goods'], { cid: '11', ...request }, from)).data as Search;
const titles = async (words: string, request: Partial<InputOf<'catalog.search.goods'>> = {}) =>
  (await search({ words, ...request })).list.map(({ title }) => title);
const suggest = async (words: string) =>
  (await send(server, rows['catalog.search.suggest'], { cid: '11', words }, from)).data as OutputOf<'catalog.search.suggest'>;

const [red, cream, cake, milk, cherries, pears] = searchableGoods.map(({ title }) => title);

describe('goods by words (spec 7.7)', () => {
  test.each([
    ['a word of the title', '红颜', [red]],
    ['two words, both of which must fit', '草莓 礼盒', [cream]],
    ['words without a space', '奶油草莓', [cream, cake]],
    ['a brand', '山脚牧场', [milk]],
    ['a category', '牛奶', [milk]],
    ['a keyword', '樱桃', [cherries]],
    ['a tag', '包邮', [red]],
    ['the selling point', '现做', [cake]],
    ['the sound', 'chelizi', [cherries]],
    ['the initials', 'clz', [cherries]],
    ['another language', 'strawberries', [red]],
    ['wide letters', 'ＪＪ', [cherries]],
    ['a single character within a word', '梨', [pears]],
    ['words that say nothing left out', '有奶油的蛋糕吗', [cake]],
    ['characters side by side that the dictionary knows as no word', '勒香', [pears]],
  ])('are found by %s: %s', async (_, words, expected) => expect((await titles(words)).toSorted()).toEqual(expected.toSorted()));

  test('stand in the order of what they are called, what is said of them, and how they sell', async () => {
    expect(await titles('草莓')).toEqual([red, cream, cake, pears]);
    expect(await titles('奶油')).toEqual([cake, cream]);
  });

  test('are marked where they fit', async () => {
    const { list } = await search({ words: 'caomei 礼盒' });
    expect(list.map(({ title, marks }) => marks.map(([start, end]) => title.slice(start, end)))).toEqual([['草莓礼盒']]);
  });

  test.each([
    ['草霉', '草莓'],
    ['caomie', '草莓'],
    ['车里子', '车厘子'],
    ['hongyancaomei', '红颜草莓'],
  ])('%s is searched for as %s, and the answer says so', async (words, corrected) => {
    const answer = await search({ words });
    expect(answer.corrected).toBe(corrected);
    expect(answer.total).toBeGreaterThan(0);
  });

  test.each([
    ['caomei', '草莓'],
    ['cm', '草莓'],
    ['caomei 礼盒', '草莓 礼盒'],
    ['草莓', null],
    ['strawberries', null],
  ])('%s typed by its sound is understood as %s (finding S10)', async (words, understood) => {
    expect(await search({ words })).toMatchObject({ corrected: null, understood });
  });

  test('what was typed can be insisted on', async () => {
    expect(await search({ words: '草霉', exact: true })).toMatchObject({ total: 0, corrected: null, list: [] });
  });
});

describe('filters, counts and orders (spec 7.7)', () => {
  test.each([
    ['a category with everything below it', () => ({ categoryId: categories.get('鲜果') }), [red, pears, cream]],
    ['brands', () => ({ brandIds: ['7001', '7002'] }), [red]],
    ['tags', () => ({ tags: ['礼盒', '包邮'] }), [red, cream]],
    ['a price from and to', () => ({ priceFrom: 4_000, priceTo: 6_000 }), [cake]],
  ])('narrow by %s', async (_, request, expected) => expect(await titles('草莓', { ...request(), sortType: 'sold' })).toEqual(expected));

  test('leave out what is sold out', async () => {
    expect((await search({ words: '车厘子' })).list).toMatchObject([{ isSoldOut: true }]);
    expect(await titles('车厘子', { inStock: true })).toEqual([]);
  });

  test.each([
    ['sold', [red, cake, pears, cream]],
    ['new', [pears, cake, cream, red]],
    ['priceUp', [pears, red, cake, cream]],
    ['priceDown', [cream, cake, red, pears]],
  ] as const)('sort by %s', async (sortType, expected) => expect(await titles('草莓', { sortType })).toEqual(expected));

  test('counts say how many each choice would leave, as if nothing of its kind were chosen', async () => {
    const { facets, total } = await search({ words: '草莓', brandIds: ['7001'] });
    expect(total).toBe(1);
    expect(facets).toEqual({
      categories: [{ id: categories.get('草莓'), name: '草莓', count: 1 }],
      brands: [{ id: '7001', name: '草莓妈妈', count: 1 }],
      tags: [{ name: '包邮', count: 1 }],
      price: { fromFen: 3990, toFen: 3990, counts: [1, ...Array(19).fill(0)] },
    });
    const all = (await search({ words: '草莓' })).facets;
    expect(all?.categories.map(({ name, count }) => [name, count])).toEqual([
      ['草莓', 2],
      ['鲜果', 1],
      ['蛋糕', 1],
    ]);
    expect(all?.price).toMatchObject({ fromFen: 2990, toFen: 8800 });
    expect(all?.price?.counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test('work without words, page by page, and end where there is nothing more', async () => {
    const first = await search({ sortType: 'priceUp', pageSize: 4 });
    expect([first.total, first.hasMore, first.facets === null]).toEqual([6, true, false]);
    const second = await search({ sortType: 'priceUp', pageSize: 4, pageNum: 2 });
    expect([second.total, second.hasMore, second.facets]).toEqual([6, false, null]);
    expect([...first.list, ...second.list].map(({ priceFen }) => priceFen)).toEqual([2990, 3290, 3990, 5800, 8800, 12_900]);
    expect(await search({ pageNum: 1_000, pageSize: 100 })).toMatchObject({ list: [], hasMore: false });
  });
});

describe('what is typed by strangers (spec 9)', () => {
  test.each([
    "'; drop table catalog.goods; --",
    "草莓' & '牛奶",
    '草莓:* | 牛奶',
    '<-> !! & | ( ) : * \\',
    '\\',
    "''''",
    '🍓🍓🍓',
    '，。！？',
    '的'.repeat(40),
    'a'.repeat(40),
    '草'.repeat(40),
    '0x1f; select pg_sleep(9)',
  ])('%s is words or nothing', async (words) => {
    for (const name of ['catalog.search.goods', 'catalog.search.suggest'] as const) {
      expect(await send(server, rows[name], { cid: '11', words }, from)).toMatchObject({ status: 200, code: 0 });
    }
  });

  test('signs alone find nothing, and the answer offers what others look for', async () => {
    expect(await search({ words: '🍓？' })).toMatchObject({ list: [], total: 0, facets: null });
  });
});

describe('suggestions (spec 7.7)', () => {
  test.each(['草', '草莓', 'cao', 'cm', 'caomei'])('%s leads to 草莓', async (typed) => {
    const { words } = await suggest(typed);
    expect(words[0]?.text).toBe('草莓');
    expect(words[0]?.marks[0]?.[0]).toBe(0);
  });

  test('name the goods that is surely meant, its category and what narrows it', async () => {
    const { goods: meant, words, categories: named } = await suggest('草莓');
    expect(meant?.title).toBe(red);
    expect(words[0]?.narrower.toSorted()).toEqual(['包邮', '礼盒', '蛋糕']);
    expect(named[0]).toMatchObject({ name: '草莓', path: '鲜果 / 草莓', count: 2 });
  });

  test('of nothing known are none', async () => expect(await suggest('龘')).toEqual({ goods: null, words: [], categories: [] }));
});

describe('whose goods are found (spec 9)', () => {
  test('only those of the merchant, of the shop, on its shelf', async () => {
    const other = { host: 'pears.test', mid: '2', cid: '21' };
    const { data } = await send(server, rows['catalog.search.goods'], { cid: '21', words: '草莓' }, other);
    expect((data as Search).list).toHaveLength(1);
    expect([...goods.values()]).not.toContain((data as Search).list[0]?.id);
    expect((await search({ cid: '12', words: '草莓' })).total).toBe(0);
    expect((await search({ cid: '21', words: '草莓' })).total).toBe(0);
    const foreign = await send(server, rows['catalog.search.suggest'], { cid: '12', words: '草' }, from);
    expect(foreign.data).toEqual({ goods: null, words: [], categories: [] });
  });

  test('a change is found when it is committed, and what has left the shelf is not', async () => {
    const id = goods.get(pears ?? '') ?? '';
    const token = await aStaffToken(mall, '1', ['catalog.*']);
    const staff = (name: 'catalog.goods.detail' | 'catalog.goods.save' | 'catalog.listing.remove', input: object) =>
      send(server, rows[name], input, { ...from, token });
    const { data } = await staff('catalog.goods.detail', { id });
    expect(await staff('catalog.goods.save', { ...(data as object), title: '莱阳梨' })).toMatchObject({ code: 0 });
    expect(await titles('莱阳梨')).toEqual(['莱阳梨']);
    expect(await titles('库尔勒')).toEqual([]);
    expect((await suggest('库尔')).words).toEqual([]);
    await staff('catalog.listing.remove', { cid: '11', goodsId: id });
    expect(await titles('莱阳梨')).toEqual([]);
    expect((await suggest('莱阳')).words).toEqual([]);
  });

  test('writing everything anew changes nothing', async () => {
    const wordsNow = () =>
      mall.sql('select cid, word, sound, initials, lacking, goods_count from catalog.search_word where mid = 1 order by 1, 2');
    const documentsNow = () => mall.sql('select * from catalog.search_document where mid = 1 order by goods_id');
    const [words, documents] = [await wordsNow(), await documentsNow()];
    expect(await rebuildSearch(mall.ctx('1'))).toBe(searchableGoods.length);
    expect([await wordsNow(), await documentsNow()]).toEqual([words, documents]);
  });

  test('each word is counted as often as goods on the shelf have it, whatever has happened', async () => {
    const counted = await mall.sql('select mid, cid, word, goods_count from catalog.search_word where goods_count > 0 order by 1, 2, 3');
    const real = await mall.sql(
      `select d.mid, s.cid, word collate "C" as word, count(*)::integer as goods_count
         from catalog.search_document d join catalog.shelf s on s.mid = d.mid and s.goods_id = d.goods_id and s.is_on, unnest(d.words || d.names) word
        group by 1, 2, 3 order by 1, 2, 3`,
    );
    expect(counted).toEqual(real);
  });
});
