import { get, post } from '../call.ts';

const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;

/** Bills of providers, day by day, held against our book; paths ours. */
export const billRows = {
  'trade.bill.listDays': get('manager', '/c/v2/bill/listDays', read),
  'trade.bill.listDifferences': get('manager', '/c/v2/bill/listDifferences', read),
  'trade.bill.clear': post('manager', '/c/v2/bill/clear', { ...read, effect: 'write' }),
};
