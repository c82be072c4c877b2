import type pg from 'pg';
import { callMall, type MallCaller } from '../../load/mall-client.ts';

export interface TouchedGoods {
  readonly id: string;
  readonly title: string;
  readonly draft: object;
  readonly page: string;
  /** A list that shows it. */
  readonly list: string;
}

/** Addresses of one shop's pages. */
export interface PageSet {
  readonly touched: readonly TouchedGoods[];
  /** Pages that show none of the goods that are saved. */
  readonly untouched: readonly string[];
  /** All that visitors read, one after the other. */
  readonly read: readonly string[];
}

interface ShelfRow {
  readonly id: string;
  readonly cid: string;
  readonly category: string;
  readonly title: string;
}

const itemOf = ({ cid, id }: ShelfRow) => `/shop/item/${id}.html?cid=${cid}`;
const listOf = ({ cid, category }: ShelfRow) => `/shop/classGoodList.html?cid=${cid}&id=${category}`;

/** Goods of every second category are saved, over and over; the others, and lists of these alone, are untouched. */
export async function choosePages(db: pg.Client, staff: MallCaller): Promise<PageSet> {
  const { rows } = await db.query<ShelfRow>(
    `select s.goods_id as id, s.cid, s.category_id as category, g.title
       from catalog.shelf s join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
      where s.mid = $1 and s.is_on order by s.cid, s.category_id, s.goods_id`,
    [staff.mid],
  );
  const categories = [...new Set(rows.map(({ category }) => category))];
  const saved = new Set(rows.filter(({ category }) => categories.indexOf(category) % 2 === 0).map(({ id }) => id));
  const touchedLists = new Set(rows.filter(({ id }) => saved.has(id)).map(listOf));
  const touched = new Map<string, TouchedGoods>();
  for (const row of rows.filter(({ id }) => saved.has(id) && !touched.has(id))) {
    const detail = await callMall<object>(staff, 'catalog.goods.detail', { id: row.id });
    if (detail.outcome !== 'ok') throw new Error(`goods ${row.id} cannot be read: ${JSON.stringify(detail)}`);
    touched.set(row.id, { id: row.id, title: row.title, draft: detail.data, page: itemOf(row), list: listOf(row) });
  }
  const others = rows.filter(({ id }) => !saved.has(id));
  const untouched = [...new Set([...others.map(itemOf), ...others.map(listOf).filter((list) => !touchedLists.has(list))])];
  const homes = [...new Set(rows.map(({ cid }) => `/shop/?cid=${cid}`))];
  const saidOfSaved = [...touched.values()].map(({ page }) => page);
  return { touched: [...touched.values()], untouched, read: [...untouched, ...homes, ...saidOfSaved, ...touchedLists] };
}
