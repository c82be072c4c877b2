import { itemRows } from '@qianpu/contract/calls/catalog';
import { query } from '#api/read-query';

/** Three screens of two columns. */
const pageSize = 12;

/** What is bought or looked at together with goods. */
export const relatedGoods = (cid: string, id: string) => query(itemRows, 'catalog.product.recommendList', { cid, id, pageSize });
