import type { ExamplesOf } from '../schema.ts';
import type { privacySchemas } from './privacy.schema.ts';
import type { privacyRows } from './privacy.ts';

const proof = { by: 'payPassword', password: '246810' } as const;

export const privacyExamples: ExamplesOf<typeof privacyRows, typeof privacySchemas> = {
  'privacy.data.export': [{ proof }, { proof: { by: 'phone', code: '123456' } }],
  'privacy.account.erase': [{ proof }],
  'privacy.account.stay': [{}],
};
