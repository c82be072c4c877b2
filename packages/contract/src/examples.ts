import { catalogExamples } from './calls/catalog.example.ts';
import { decorationExamples } from './calls/decoration.example.ts';
import { loginExamples } from './calls/login.example.ts';
import { shopExamples } from './calls/shop.example.ts';
import { staffExamples } from './calls/staff.example.ts';
import type { Rows } from './rows.ts';
import type { ExamplesOf } from './schema.ts';
import type { Schemas } from './schemas.ts';

/** Good inputs of every built call. */
export const examples: ExamplesOf<Rows, Schemas> = {
  ...shopExamples,
  ...decorationExamples,
  ...catalogExamples,
  ...loginExamples,
  ...staffExamples,
};
