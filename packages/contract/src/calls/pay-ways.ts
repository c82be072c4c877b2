import { get, post } from '../call.ts';

const write = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;

/** Which ways to pay each shop takes; paths ours. */
export const payWaysRows = {
  'trade.payWays.list': get('manager', '/c/v2/payWays/list', { ...write, effect: 'read' }),
  'trade.payWays.save': post('manager', '/c/v2/payWays/save', write),
};
