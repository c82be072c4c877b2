import type { ExamplesOf } from '../schema.ts';
import type { staffManagementSchemas } from './staff-management.schema.ts';
import type { staffManagementRows } from './staff-management.ts';

const password = 'correct horse battery';
const token = `1-i${'a'.repeat(43)}`;

export const staffManagementExamples: ExamplesOf<typeof staffManagementRows, typeof staffManagementSchemas> = {
  'staff.account.list': [{}, { words: '王', state: 'OPEN', sort: 'newest', pageSize: 50 }],
  'staff.account.setRoles': [{ id: '1', roles: [{ role: '客服' }, { role: '仓库', cid: '11' }] }],
  'staff.account.enable': [{ id: '1' }],
  'staff.account.setPassword': [{ id: '1', password }],
  'staff.account.changePassword': [{ oldPassword: password, password: 'another horse battery' }],
  'staff.account.setNick': [{ nick: '王芳' }],
  'staff.account.sessionList': [{ id: '1' }],
  'staff.account.endSessions': [{ id: '1' }],
  'staff.session.list': [{}],
  'staff.session.end': [{ id: '1' }],
  'staff.role.list': [{}],
  'staff.role.remove': [{ id: '1' }],
  'staff.permission.list': [{}],
  'staff.invitation.create': [{ name: 'wang.fang', nick: '王芳', roles: [{ role: '客服' }, { role: '仓库', cid: '11' }] }],
  'staff.invitation.list': [{}, { state: 'OPEN' }],
  'staff.invitation.revoke': [{ id: '1' }],
  'staff.invitation.find': [{ token }],
  'staff.invitation.accept': [{ token, password }],
  'staff.action.list': [{}, { call: 'staff.role.set', outcome: 'done', pageSize: 50 }],
  'staff.action.export': [{}, { from: 1_790_000_000_000, until: 1_800_000_000_000 }],
};
