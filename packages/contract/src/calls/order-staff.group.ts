import { group } from '../group.ts';
import { orderStaffExamples } from './order-staff.example.ts';
import { orderStaffSchemas } from './order-staff.schema.ts';
import { orderStaffRows } from './order-staff.ts';

export const orderStaffGroup = group({ rows: orderStaffRows, schemas: orderStaffSchemas, examples: orderStaffExamples });
