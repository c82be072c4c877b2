import { group } from '../group.ts';
import { behaviourExamples, behaviourStaffExamples } from './behaviour.example.ts';
import { behaviourSchemas, behaviourStaffSchemas } from './behaviour.schema.ts';
import { behaviourRows, behaviourStaffRows } from './behaviour.ts';

export const behaviourGroup = group({
  rows: { ...behaviourRows, ...behaviourStaffRows },
  schemas: { ...behaviourSchemas, ...behaviourStaffSchemas },
  examples: { ...behaviourExamples, ...behaviourStaffExamples },
});
