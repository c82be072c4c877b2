import { group } from '../group.ts';
import { plannedDistributionRows } from './planned/distribution.ts';

export const distributionGroup = group({ rows: plannedDistributionRows, schemas: {}, examples: {} });
