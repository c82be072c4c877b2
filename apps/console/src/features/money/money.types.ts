import type { EntryOf } from '#api/calls';

export type BillDay = EntryOf<'trade.bill.listDays'>;
export type Difference = EntryOf<'trade.bill.listDifferences'>;
