import type { z } from 'zod';

export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

export type BuiltOf<Rows> = { [N in keyof Rows]: Rows[N] extends { readonly planned: true } ? never : N }[keyof Rows];

/** Schemas for exactly the built rows of a table: a missing or surplus one does not compile. */
export type SchemasOf<Rows> = { readonly [N in BuiltOf<Rows>]: CallSchema };

/** Things a running mall knows, for examples that must name something that exists. */
export interface KnownIds {
  readonly mid: string;
  readonly cid: string;
  readonly goodsId: string;
  readonly skuId: string;
  readonly categoryId: string;
  /** A live micro page, saved once since it was made, and its category. */
  readonly pageId: string;
  readonly pageClassId: string;
}

/**
 * At least one good input for every built row: the reference shows it, the fuzzer starts from it, the conformance and
 * authorisation tests send it. A built row without one does not compile.
 */
export type ExamplesOf<Rows, Schemas extends SchemasOf<Rows>> = {
  readonly [N in BuiltOf<Rows>]: readonly [Example<Schemas, N>, ...Example<Schemas, N>[]];
};
type Example<Schemas, N extends keyof Schemas> = Schemas[N] extends { input: infer I extends z.ZodType }
  ? z.input<I> | ((known: KnownIds) => z.input<I>)
  : never;
