import type { ExamplesOf } from '../schema.ts';
import type { loginStaffSchemas } from './login-staff.schema.ts';
import type { loginStaffRows } from './login-staff.ts';

export const loginStaffExamples: ExamplesOf<typeof loginStaffRows, typeof loginStaffSchemas> = {
  'member.session.listForStaff': [{ id: '1' }],
  'member.session.endForStaff': [{ id: '1' }],
  'member.safety.eventsForStaff': [{ id: '1' }],
};
