import { group } from '../group.ts';
import { domainCheckExamples, opsExamples, opsStaffExamples } from './ops.example.ts';
import { domainCheckSchemas, opsSchemas, opsStaffSchemas } from './ops.schema.ts';
import { domainCheckRows, opsRows, opsStaffRows } from './ops.ts';

export const opsGroup = group({
  rows: { ...opsRows, ...domainCheckRows, ...opsStaffRows },
  schemas: { ...opsSchemas, ...domainCheckSchemas, ...opsStaffSchemas },
  examples: { ...opsExamples, ...domainCheckExamples, ...opsStaffExamples },
});
