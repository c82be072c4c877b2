import { addressRows } from '@qianpu/contract/calls/address';
import type { InputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

/** All of them: a book holds 20 at most. */
export const addressBook = () => query(addressRows, 'member.address.pageList', { pageNum: 1, pageSize: 50 });

/** Whole, for its owner to change. */
export const address = (id: string) => query(addressRows, 'member.address.detail', { id });

/** A text, or a messenger's address, taken apart by the server's table of regions. */
export const recognisedText = (text: string) => query(addressRows, 'member.address.recognise', { text });
export const recognisedFromWechat = (chosen: InputOf<'member.address.fromWechat'>) =>
  query(addressRows, 'member.address.fromWechat', chosen);
