import type { History } from '../../apps/server/db/seeds/history/history.types.ts';
import { memberTables } from '../../apps/server/db/seeds/history/member-rows.ts';
import { moneyTables } from '../../apps/server/db/seeds/history/money-rows.ts';
import { orderTables } from '../../apps/server/db/seeds/history/order-rows.ts';
import { reviewTables } from '../../apps/server/db/seeds/history/review-rows.ts';
import type { TableRows } from '../../apps/server/db/seeds/history/table-rows.ts';
import { catalogTables } from './catalog-rows.ts';
import type { MerchantPlan } from './merchant-plan.ts';
import { searchTables } from './search-rows.ts';
import { sessionTable } from './session-rows.ts';

const ofPlan = ({ rows, ...table }: TableRows<History>): TableRows<MerchantPlan> => ({ ...table, rows: ({ history }) => rows(history) });

/** Two halves; no table of one refers to a table of the other. */
export const goodsTables: readonly TableRows<MerchantPlan>[] = [...catalogTables, ...searchTables, ...reviewTables.map(ofPlan)];
export const tradeTables: readonly TableRows<MerchantPlan>[] = [
  ...memberTables.map(ofPlan),
  sessionTable,
  ...orderTables.map(ofPlan),
  ...moneyTables.map(ofPlan),
];
