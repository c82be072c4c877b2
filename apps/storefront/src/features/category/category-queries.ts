import { categoryRows } from '@qianpu/contract/calls/catalog';
import { query } from '#api/read-query';

export const categoryTree = (cid: string) => query(categoryRows, 'catalog.category.treeList', { cid });
