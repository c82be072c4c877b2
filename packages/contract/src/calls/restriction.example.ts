import type { ExamplesOf } from '../schema.ts';
import type { restrictionSchemas } from './restriction.schema.ts';
import type { restrictionRows } from './restriction.ts';

export const restrictionExamples: ExamplesOf<typeof restrictionRows, typeof restrictionSchemas> = {
  'member.barred.check': [({ cid }) => ({ cid, id: '1' }), ({ cid }) => ({ cid })],
  'member.forbidLogin.check': [{}],
  'member.restriction.list': [{}, { state: 'FORBIDDEN' }, { find: '13800000001' }, ({ cid }) => ({ cid, state: 'BARRED' })],
  'member.account.bar': [{ id: '1' }, ({ cid }) => ({ id: '1', cid })],
  'member.account.readmit': [{ id: '1' }, ({ cid }) => ({ id: '1', cid })],
  'member.login.forbid': [{ id: '1' }],
  'member.login.allow': [{ id: '1' }],
};
