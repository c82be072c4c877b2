import { favouriteRows } from '@qianpu/contract/calls/favourite';
import { query } from '#api/read-query';

/** Whether a member keeps these goods. */
export const hasFavourite = (cid: string, goodsId: string) => query(favouriteRows, 'behaviour.favourite.has', { cid, goodsId });
