import { rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aSearchableMall, type SearchableMall, searchableGoods } from '../../../test/builders/searchable-mall.ts';
import { send } from '../../../test/call-table.ts';
import type { TestMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let categories: SearchableMall['categories'];

const [red, cream, cake, milk, cherries, pears] = searchableGoods.map(({ title }) => title);
/** The first by position, sales and words, and the dearest. */
const soldOut = [red, cherries];
const GROUP = '9901';

beforeAll(async () => {
  const searchable = await aSearchableMall();
  ({ mall, categories } = searchable);
  const idOf = (title = '') => searchable.goods.get(title);
  await mall.sql('update catalog.shelf set is_sold_out = goods_id = any($1::bigint[]) where mid = 1', [soldOut.map(idOf)]);
  await mall.sql(`insert into catalog.goods_group (mid, id, name) values (1, ${GROUP}, '全部')`);
  await mall.sql(
    `insert into catalog.goods_group_member (mid, group_id, goods_id, position)
     select 1, ${GROUP}, goods_id, position from catalog.shelf where mid = 1`,
  );
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const from = { host: 'apples.test', mid: '1', cid: '11' };
type Sort = NonNullable<InputOf<'catalog.search.goods'>['sortType']>;
interface Page {
  readonly sortType: Sort;
  readonly pageNum: number;
  readonly pageSize: number;
}

const listed = async (input: object): Promise<OutputOf<'catalog.product.pageList'>> =>
  (await send(server, rows['catalog.product.pageList'], { cid: '11', ...input }, from)).data as OutputOf<'catalog.product.pageList'>;
const found = async (input: object): Promise<OutputOf<'catalog.search.goods'>> =>
  (await send(server, rows['catalog.search.goods'], { cid: '11', ...input }, from)).data as OutputOf<'catalog.search.goods'>;

const sources: Record<string, (page: Page) => Promise<{ list: readonly { title: string; isSoldOut: boolean }[]; hasMore: boolean }>> = {
  'all goods of the shop': (page) => listed(page),
  'the goods of a category': (page) => listed({ ...page, categoryId: categories.get('鲜果') }),
  'a goods group': (page) => listed({ ...page, groupId: GROUP }),
  'what words find': (page) => found({ ...page, words: '草莓' }),
  'what filters leave': (page) => found({ ...page, priceFrom: 0 }),
  'what filters leave of a category': (page) => found({ ...page, categoryId: categories.get('鲜果'), priceFrom: 0 }),
};
const orders: readonly Sort[] = ['default', 'sold', 'new', 'priceUp', 'priceDown'];

describe('sold-out goods are last (finding S9)', () => {
  test.each(Object.keys(sources).flatMap((source) => orders.map((sortType) => [source, sortType] as const)))(
    '%s, in the order %s, page by page as at once',
    async (source, sortType) => {
      const pageOf = (pageNum: number, pageSize: number) => sources[source]?.({ sortType, pageNum, pageSize });
      const all = (await pageOf(1, 20))?.list ?? [];
      const marks = all.map(({ isSoldOut }) => isSoldOut);
      expect(marks).toContain(true);
      expect(marks).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)));
      const pages = await Promise.all(all.map((_, at) => pageOf(at + 1, 1)));
      expect(pages.flatMap((page) => page?.list.map(({ title }) => title) ?? [])).toEqual(all.map(({ title }) => title));
    },
  );

  test('both parts keep the order that was chosen', async () => {
    const titles = async (sortType: Sort) => (await listed({ sortType, pageNum: 1, pageSize: 20 })).list.map(({ title }) => title);
    expect(await titles('priceDown')).toEqual([cream, cake, milk, pears, cherries, red]);
    expect(await titles('priceUp')).toEqual([pears, milk, cake, cream, red, cherries]);
    expect(await titles('sold')).toEqual([cake, milk, pears, cream, red, cherries]);
    expect(await titles('new')).toEqual([pears, milk, cake, cream, cherries, red]);
  });
});
