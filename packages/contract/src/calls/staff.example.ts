import type { ExamplesOf } from '../schema.ts';
import type { staffSchemas } from './staff.schema.ts';
import type { staffRows } from './staff.ts';

export const staffExamples: ExamplesOf<typeof staffRows, typeof staffSchemas> = {
  'staff.account.login': [{ name: 'owner', password: 'correct horse battery' }],
  'staff.session.logout': [{}],
  'staff.account.me': [{}],
  'staff.account.create': [{ name: 'wang.fang', password: 'correct horse battery', roles: ['客服'] }],
  'staff.account.disable': [{ id: '1' }],
  'staff.role.set': [{ name: '客服', permissions: ['member.*'] }],
};
