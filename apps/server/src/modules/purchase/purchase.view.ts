import type { OutputOf } from '@qianpu/contract/types';
import type { Purchase } from './purchase.types.ts';

/** What waits to be paid, as its member sees it; also the data of the refusal of another one. */
export const viewUnpaid = (waits: Purchase | undefined): OutputOf<'ledger.balance.packages'>['unpaid'] =>
  waits ? { tradeId: waits.tradeId, payableFen: waits.payFen, payBy: waits.payBy.getTime(), title: waits.title } : null;
