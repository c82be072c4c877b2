import type { CallRow } from './call.ts';
import type { BuiltOf, ExamplesOf, SchemasOf } from './schema.ts';

/** Parts whose names are no built rows of the group: a value for one of them does not compile. */
type Surplus<Part, Rows> = { readonly [N in Exclude<keyof Part, BuiltOf<Rows>>]: never };

/** What belongs together: a built row without schemas or examples, or the other way round, does not compile. */
export const group = <
  const Rows extends Readonly<Record<string, CallRow>>,
  Schemas extends SchemasOf<Rows>,
  Examples extends ExamplesOf<Rows, Schemas>,
>(parts: {
  readonly rows: Rows;
  readonly schemas: Schemas & Surplus<Schemas, Rows>;
  readonly examples: Examples & Surplus<Examples, Rows>;
}): { readonly rows: Rows; readonly schemas: Schemas; readonly examples: ExamplesOf<Rows, Schemas> } => parts;

/** The parts of all groups as one. */
export type AllOf<Part> = (Part extends unknown ? (one: Part) => void : never) extends (all: infer All) => void
  ? { readonly [N in keyof All]: All[N] }
  : never;

export const joined = <Part extends object>(parts: readonly Part[]): AllOf<Part> => Object.assign({}, ...parts);
