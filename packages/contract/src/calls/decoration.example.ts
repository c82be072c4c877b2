import type { ExamplesOf } from '../schema.ts';
import type { decorationSchemas } from './decoration.schema.ts';
import type { decorationRows } from './decoration.ts';

export const decorationExamples: ExamplesOf<typeof decorationRows, typeof decorationSchemas> = {
  'decoration.page.find': [({ cid }) => ({ cid, name: 'index' })],
};
