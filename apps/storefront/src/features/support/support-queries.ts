import { shopRows } from '@qianpu/contract/calls/shop';
import { supportRows } from '@qianpu/contract/calls/support';
import { query } from '#api/read-query';

/** Asked by nobody in particular: a barred member's login is refused everywhere. */
export const phonesOf = (cid: string) => {
  const read = query(shopRows, 'shop.phone.queryList', { oid: cid });
  return { ...read, meta: { ...read.meta, isAnonymous: true } };
};

export const statusOf = (cid: string) => query(shopRows, 'shop.status.find', { cid });

/** Whether a shop's customer service can be written to, and who answers. */
export const entranceOf = (cid: string) => query(supportRows, 'support.entrance.find', { companyId: cid });
