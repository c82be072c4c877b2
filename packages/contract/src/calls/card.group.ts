import { group } from '../group.ts';
import { cardExamples, cardStaffExamples } from './card.example.ts';
import { cardSchemas, cardStaffSchemas } from './card.schema.ts';
import { cardRows, cardStaffRows } from './card.ts';

export const cardGroup = group({
  rows: { ...cardRows, ...cardStaffRows },
  schemas: { ...cardSchemas, ...cardStaffSchemas },
  examples: { ...cardExamples, ...cardStaffExamples },
});
