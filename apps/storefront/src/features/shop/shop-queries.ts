import { shopRows } from '@qianpu/contract/calls/shop';
import { query } from '#api/read-query';

export const institutions = () => query(shopRows, 'shop.institution.list', {});
