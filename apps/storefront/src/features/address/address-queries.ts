import { addressRows } from '@qianpu/contract/calls/address';
import { query } from '#api/read-query';

/** All of them: a book holds 20 at most. */
export const addressBook = () => query(addressRows, 'member.address.pageList', { pageNum: 1, pageSize: 50 });

/** Whole, for its owner to change. */
export const address = (id: string) => query(addressRows, 'member.address.detail', { id });
