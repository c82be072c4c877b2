import type { ExamplesOf } from '../schema.ts';
import type { guiderSchemas } from './guider.schema.ts';
import type { guiderRows } from './guider.ts';

export const guiderExamples: ExamplesOf<typeof guiderRows, typeof guiderSchemas> = {
  'member.relation.markShareGuider': [{ guiderId: '7', pageUrl: '/shop/item/1.html' }],
};
