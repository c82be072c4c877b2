import { get } from '../call.ts';

const read = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;

/** Figures for the merchant's staff; paths ours. */
export const reportRows = {
  'report.today.find': get('data', '/c/v2/report/today', read),
  'report.sales.series': get('data', '/c/v2/report/sales', read),
  'report.goods.ranking': get('data', '/c/v2/report/goods', read),
};
