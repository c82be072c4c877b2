import { catalogRows } from '@qianpu/contract/calls/catalog';
import { chatRows, supportRows } from '@qianpu/contract/calls/support';
import { orderRows } from '@qianpu/contract/calls/trade';
import { query } from '#api/read-query';

export const entranceOf = (cid: string) => query(supportRows, 'support.entrance.find', { companyId: cid });

/** What a shop says before anybody answers. */
export const welcomeOf = (cid: string) => query(supportRows, 'support.welcome.find', { companyId: cid });

const PAGE_SIZE = 30;

/** The newest messages, or those before one. */
export const historyOf = (cid: string, before?: number) =>
  query(chatRows, 'support.chat.history', { cid, pageSize: PAGE_SIZE, ...(before && { before }) });

/** A new address for the picture of a message. */
export const pictureOf = (cid: string, seq: number) => query(chatRows, 'support.picture.open', { cid, seq });

export const goodsOf = (cid: string, id: string) => query(catalogRows, 'catalog.product.info', { cid, id });

export const orderOf = (id: string) => query(orderRows, 'trade.order.detail', { id });
