import { group } from '../group.ts';
import { mapExamples } from './map.example.ts';
import { mapSchemas } from './map.schema.ts';
import { mapRows } from './map.ts';
import { plannedDeliveryRows } from './planned/delivery.ts';

export const mapGroup = group({ rows: { ...mapRows, ...plannedDeliveryRows }, schemas: mapSchemas, examples: mapExamples });
