import type { z } from 'zod';

export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/** Schemas for exactly the rows of a table: a missing or surplus one does not compile. */
export type SchemasOf<Rows> = { readonly [N in keyof Rows]: CallSchema };
