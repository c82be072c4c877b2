import { catalogRows } from '@qianpu/contract/calls/catalog';
import type { GoodsSource } from '@qianpu/contract/types';
import { query } from '#api/read-query';

/** One page of the goods a block or a list shows. */
export const goodsPage = (cid: string, source: GoodsSource, pageNum: number, pageSize: number) => {
  const { categoryId, goodsIds, sortType } = source;
  return query(catalogRows, 'catalog.product.pageList', {
    cid,
    ...(categoryId && { categoryId }),
    ...(goodsIds && { ids: goodsIds }),
    sortType,
    pageNum,
    pageSize,
  });
};

export const product = (cid: string, id: string) => query(catalogRows, 'catalog.product.info', { cid, id });

export const category = (cid: string, id: string) => query(catalogRows, 'catalog.category.info', { cid, id });
