import { group } from '../group.ts';
import { favouriteExamples, footprintExamples } from './favourite.example.ts';
import { favouriteSchemas, footprintSchemas } from './favourite.schema.ts';
import { favouriteRows, footprintRows } from './favourite.ts';

export const favouriteGroup = group({
  rows: { ...favouriteRows, ...footprintRows },
  schemas: { ...favouriteSchemas, ...footprintSchemas },
  examples: { ...favouriteExamples, ...footprintExamples },
});
