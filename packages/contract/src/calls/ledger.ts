import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: 'ours' } as const;
const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const write = { ...read, effect: 'write' } as const;
const once = { ...write, idempotency: 'required' } as const;

/** What members have with the merchant, and what staff change of it; paths ours. */
export const ledgerRows = {
  'ledger.balance.find': get('member', '/c/v2/balance/find', mine),
  'ledger.balance.list': get('member', '/c/v2/balance/list', mine),
  'ledger.balance.listForStaff': get('member', '/c/v2/balance/listForStaff', read),
  'ledger.adjustment.ask': post('member', '/c/v2/balance/adjustment/ask', once),
  'ledger.adjustment.approve': post('member', '/c/v2/balance/adjustment/approve', once),
  'ledger.adjustment.refuse': post('member', '/c/v2/balance/adjustment/refuse', write),
  'ledger.adjustment.list': get('member', '/c/v2/balance/adjustment/list', read),
  'ledger.package.save': post('member', '/c/v2/balance/package/save', once),
  'ledger.package.list': get('member', '/c/v2/balance/package/list', read),
  'ledger.package.setOn': post('member', '/c/v2/balance/package/setOn', write),
};
