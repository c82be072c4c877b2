import { shopRows } from '@qianpu/contract/calls/shop';
import { query } from '#api/read-query';

export const institutions = () => query(shopRows, 'shop.institution.list', {});
/** No entry when the merchant has no such shop. */
export const shopNameOf = (organizationId: string) => query(shopRows, 'shop.business.shopName', { organizationId });
