import { catalogRows } from '@qianpu/contract/calls/catalog';
import type { GoodsSource, SortType } from '@qianpu/contract/types';
import { query } from '#api/read-query';

/** Which goods, and in which order: a block's source, or what a list is asked for beyond it. */
export interface GoodsQuery extends Omit<GoodsSource, 'sortType'> {
  readonly groupId?: string;
  readonly sortType: NonNullable<SortType>;
}

/** One page of the goods a block or a list shows. */
export const goodsPage = (cid: string, input: GoodsQuery, pageNum: number, pageSize: number) => {
  const { goodsIds, ...which } = input;
  return query(catalogRows, 'catalog.product.pageList', { cid, ...which, ...(goodsIds && { ids: goodsIds }), pageNum, pageSize });
};

/** Goods fetched at a time by a list that goes on. */
const goodsPerPage = 10;

/** The pages of an endless list, numbered from 1. */
export const goodsPages = (cid: string, input: GoodsQuery) => (pageNum: number) => goodsPage(cid, input, pageNum, goodsPerPage);

export const firstGoodsPage = (cid: string, input: GoodsQuery) => goodsPages(cid, input)(1);

export const product = (cid: string, id: string) => query(catalogRows, 'catalog.product.info', { cid, id });

export const category = (cid: string, id: string) => query(catalogRows, 'catalog.category.info', { cid, id });
