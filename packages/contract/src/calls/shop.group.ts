import { group } from '../group.ts';
import { plannedShopRows } from './planned/shop.ts';
import { distanceExamples, merchantExamples, shopExamples, shopStaffExamples } from './shop.example.ts';
import { distanceSchemas, merchantSchemas, shopSchemas, shopStaffSchemas } from './shop.schema.ts';
import { distanceRows, merchantRows, shopRows, shopStaffRows } from './shop.ts';

export const shopGroup = group({
  rows: { ...shopRows, ...distanceRows, ...merchantRows, ...shopStaffRows, ...plannedShopRows },
  schemas: { ...shopSchemas, ...distanceSchemas, ...merchantSchemas, ...shopStaffSchemas },
  examples: { ...shopExamples, ...distanceExamples, ...merchantExamples, ...shopStaffExamples },
});
