import { group } from '../group.ts';
import { refundStaffExamples } from './refund-staff.example.ts';
import { refundStaffSchemas } from './refund-staff.schema.ts';
import { refundStaffRows } from './refund-staff.ts';

export const refundStaffGroup = group({ rows: refundStaffRows, schemas: refundStaffSchemas, examples: refundStaffExamples });
