import { group } from '../group.ts';
import { couponExamples, couponStaffExamples } from './coupon.example.ts';
import { couponSchemas, couponStaffSchemas } from './coupon.schema.ts';
import { couponRows, couponStaffRows } from './coupon.ts';

export const couponGroup = group({
  rows: { ...couponRows, ...couponStaffRows },
  schemas: { ...couponSchemas, ...couponStaffSchemas },
  examples: { ...couponExamples, ...couponStaffExamples },
});
