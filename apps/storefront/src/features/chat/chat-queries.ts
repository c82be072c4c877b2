import { shopRows } from '@qianpu/contract/calls/shop';
import { chatRows, supportRows } from '@qianpu/contract/calls/support';
import { query } from '#api/read-query';

export const entranceOf = (cid: string) => query(supportRows, 'support.entrance.find', { companyId: cid });

const PAGE_SIZE = 30;

/** The newest messages, or those before one. */
export const historyOf = (cid: string, before?: number) =>
  query(chatRows, 'support.chat.history', { cid, pageSize: PAGE_SIZE, ...(before && { before }) });

export const phonesOf = (cid: string) => query(shopRows, 'shop.phone.queryList', { oid: cid });
