import type { ExamplesOf } from '../schema.ts';
import type { accountSafetySchemas } from './account-safety.schema.ts';
import type { accountSafetyRows } from './account-safety.ts';

export const accountSafetyExamples: ExamplesOf<typeof accountSafetyRows, typeof accountSafetySchemas> = {
  'member.safety.state': [{}],
  'member.safety.events': [{}],
  'member.safety.stop': [{}],
  'member.session.logoutAll': [{ keepCurrent: true }],
};
