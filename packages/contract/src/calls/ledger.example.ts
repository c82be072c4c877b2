import type { ExamplesOf } from '../schema.ts';
import type { ledgerSchemas } from './ledger.schema.ts';
import type { ledgerRows } from './ledger.ts';

export const ledgerExamples: ExamplesOf<typeof ledgerRows, typeof ledgerSchemas> = {
  'ledger.balance.find': [{}],
  'ledger.balance.list': [{}, { kind: 'OUT', pageSize: 5 }],
  'ledger.balance.listForStaff': [{ find: '13800000001' }, { find: '1', kind: 'IN' }],
  'ledger.adjustment.ask': [
    { memberId: '1', part: 'BONUS', amountFen: 500, reason: 'COMPENSATION', note: '配送迟了一天' },
    { memberId: '1', part: 'BOTH', amountFen: -500, reason: 'OFFLINE' },
  ],
  'ledger.adjustment.approve': [{ id: '1' }],
  'ledger.adjustment.refuse': [{ id: '1' }],
  'ledger.adjustment.list': [{}, { state: 'WAITING' }, { memberId: '1' }],
  'ledger.package.save': [{ payFen: 10_000, bonusFen: 500 }],
  'ledger.package.list': [{}],
  'ledger.package.setOn': [{ id: '1', isOn: true }],
};
