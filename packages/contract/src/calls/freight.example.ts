import type { ExamplesOf } from '../schema.ts';
import type { freightSchemas } from './freight.schema.ts';
import type { freightRows } from './freight.ts';

export const freightExamples: ExamplesOf<typeof freightRows, typeof freightSchemas> = {
  'delivery.freightRule.list': [{}],
  'delivery.freightRule.set': [({ cid }) => ({ cid, flatFen: 0, freeFromFen: null })],
};
