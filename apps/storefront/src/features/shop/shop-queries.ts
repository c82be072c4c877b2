import { categoryRows } from '@qianpu/contract/calls/catalog';
import { followRows } from '@qianpu/contract/calls/follow';
import { distanceRows, shopRows } from '@qianpu/contract/calls/shop';
import type { Point } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export const institutions = () => query(shopRows, 'shop.institution.list', {});
/** With what a shopper wants to know before going there. */
export const stores = () => query(distanceRows, 'shop.store.list', {});
/** Nearest first, those whose place is not known last. */
export const institutionsFrom = (point: Point) => query(distanceRows, 'shop.institution.distanceList', { point });
/** No entry when the merchant has no such shop. */
export const shopNameOf = (organizationId: string) => query(shopRows, 'shop.business.shopName', { organizationId });

export const followers = (cid: string) => query(followRows, 'behaviour.follow.count', { cid });
/** Whether a member follows the shop. */
export const followed = (cid: string) => query(followRows, 'behaviour.follow.has', { cid });
/** The categories of the first level, each with how many goods are in it. */
export const mainCategories = (cid: string) => query(categoryRows, 'catalog.category.list', { cid });
