import { shopRows } from '@qianpu/contract/calls/shop';
import { supportRows } from '@qianpu/contract/calls/support';
import { query } from '#api/read-query';

export const statusOf = (cid: string) => query(shopRows, 'shop.status.find', { cid });

/** Whether a shop's customer service can be written to, and who answers. */
export const entranceOf = (cid: string) => query(supportRows, 'support.entrance.find', { companyId: cid });
