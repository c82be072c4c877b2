import { group } from '../group.ts';
import { catalogExamples, categoryExamples, itemExamples, stockExamples } from './catalog.example.ts';
import { catalogSchemas, categorySchemas, itemSchemas, stockSchemas } from './catalog.schema.ts';
import { catalogRows, categoryRows, itemRows, stockRows } from './catalog.ts';

export const catalogGroup = group({
  rows: { ...catalogRows, ...categoryRows, ...itemRows, ...stockRows },
  schemas: { ...catalogSchemas, ...categorySchemas, ...itemSchemas, ...stockSchemas },
  examples: { ...catalogExamples, ...categoryExamples, ...itemExamples, ...stockExamples },
});
