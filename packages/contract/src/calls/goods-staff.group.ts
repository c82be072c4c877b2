import { group } from '../group.ts';
import { goodsStaffExamples } from './goods-staff.example.ts';
import { goodsStaffSchemas } from './goods-staff.schema.ts';
import { goodsStaffRows } from './goods-staff.ts';

export const goodsStaffGroup = group({ rows: goodsStaffRows, schemas: goodsStaffSchemas, examples: goodsStaffExamples });
