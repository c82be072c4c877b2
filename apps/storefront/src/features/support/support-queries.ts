import { shopRows } from '@qianpu/contract/calls/shop';
import { query } from '#api/read-query';

export const phonesOf = (cid: string) => query(shopRows, 'shop.phone.queryList', { oid: cid });
export const statusOf = (cid: string) => query(shopRows, 'shop.status.find', { cid });
