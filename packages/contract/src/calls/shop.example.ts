import type { ExamplesOf } from '../schema.ts';
import type { shopSchemas } from './shop.schema.ts';
import type { shopRows } from './shop.ts';

export const shopExamples: ExamplesOf<typeof shopRows, typeof shopSchemas> = {
  'shop.institution.list': [{}],
};
