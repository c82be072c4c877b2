import type { ExamplesOf } from '../schema.ts';
import type { purchaseSchemas } from './purchase.schema.ts';
import type { purchaseRows } from './purchase.ts';

export const purchaseExamples: ExamplesOf<typeof purchaseRows, typeof purchaseSchemas> = {
  'ledger.balance.packages': [{}],
  'ledger.balance.recharge': [{ amountFen: 10_000 }, { packageId: '1' }],
  'member.card.buy': [{ kindId: '1' }],
  'trade.purchase.find': [{ tradeId: '1' }],
  'trade.purchase.cancel': [{ tradeId: '1' }],
};
