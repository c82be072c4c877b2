import type { ExamplesOf } from '../schema.ts';
import type { staffSchemas } from './staff.schema.ts';
import type { staffRows } from './staff.ts';

export const staffExamples: ExamplesOf<typeof staffRows, typeof staffSchemas> = {
  'staff.account.login': [{ name: 'owner', password: 'correct horse battery' }],
  'staff.session.logout': [{}],
  'staff.account.me': [{}],
  'staff.account.create': [
    { name: 'wang.fang', password: 'correct horse battery', roles: [{ role: '客服' }, { role: '仓库', cid: '11' }] },
  ],
  'staff.account.disable': [{ id: '1' }],
  'staff.role.set': [
    { name: '客服', permissions: ['member.*'] },
    { name: '售后', permissions: ['trade.order.refund'], refundCapFen: 20_000, refundDayCapFen: 100_000 },
  ],
  'staff.factor.begin': [{ password: 'correct horse battery' }],
  'staff.factor.confirm': [{ code: '287082' }],
  'staff.factor.remove': [{ code: '287082' }, { code: 'GEZD-GNBV-GY3T-QOJQ' }],
  'staff.setting.get': [{}],
  'staff.setting.set': [{ secondPersonAboveFen: 50_000 }],
};
