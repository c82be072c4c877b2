import { get, planned } from '../../call.ts';

export const plannedLedgerRows = {
  // path ours
  'ledger.balance.list': planned(get('member', '/c/v2/balance/list', { auth: 'member', effect: 'read', section: 'ours' })),
};
