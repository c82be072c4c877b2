import { group } from '../group.ts';
import {
  decorationClientExamples,
  decorationExamples,
  decorationStaffExamples,
  pageClassExamples,
  shareExamples,
} from './decoration.example.ts';
import { decorationClientSchemas, decorationSchemas, decorationStaffSchemas, pageClassSchemas, shareSchemas } from './decoration.schema.ts';
import { decorationClientRows, decorationRows, decorationStaffRows } from './decoration.ts';
import { pageClassRows, shareRows } from './page-share.ts';

export const decorationGroup = group({
  rows: { ...decorationRows, ...pageClassRows, ...shareRows, ...decorationClientRows, ...decorationStaffRows },
  schemas: { ...decorationSchemas, ...pageClassSchemas, ...shareSchemas, ...decorationClientSchemas, ...decorationStaffSchemas },
  examples: { ...decorationExamples, ...pageClassExamples, ...shareExamples, ...decorationClientExamples, ...decorationStaffExamples },
});
