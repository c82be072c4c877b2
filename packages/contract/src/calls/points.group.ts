import { group } from '../group.ts';
import { pointsExamples, pointsStaffExamples } from './points.example.ts';
import { pointsSchemas, pointsStaffSchemas } from './points.schema.ts';
import { pointsRows, pointsStaffRows } from './points.ts';

export const pointsGroup = group({
  rows: { ...pointsRows, ...pointsStaffRows },
  schemas: { ...pointsSchemas, ...pointsStaffSchemas },
  examples: { ...pointsExamples, ...pointsStaffExamples },
});
