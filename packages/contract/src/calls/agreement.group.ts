import { group } from '../group.ts';
import { agreementExamples, agreementStaffExamples } from './agreement.example.ts';
import { agreementSchemas, agreementStaffSchemas } from './agreement.schema.ts';
import { agreementRows, agreementStaffRows } from './agreement.ts';

export const agreementGroup = group({
  rows: { ...agreementRows, ...agreementStaffRows },
  schemas: { ...agreementSchemas, ...agreementStaffSchemas },
  examples: { ...agreementExamples, ...agreementStaffExamples },
});
