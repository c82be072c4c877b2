import { catalogExamples } from './calls/catalog.example.ts';
import { decorationExamples } from './calls/decoration.example.ts';
import { shopExamples } from './calls/shop.example.ts';
import type { Rows } from './rows.ts';
import type { ExamplesOf } from './schema.ts';
import type { Schemas } from './schemas.ts';

/** Good inputs of every built call. */
export const examples: ExamplesOf<Rows, Schemas> = { ...shopExamples, ...decorationExamples, ...catalogExamples };
