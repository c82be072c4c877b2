import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.gen';

type Owned<Schema extends string> = { [Table in keyof DB as Table extends `${Schema}.${string}` ? Table : never]: DB[Table] };

/** What a repo sees of the database: the tables of its own module. Another module's table is a compile error. */
export type OwnDb<Schema extends string> = Kysely<Owned<Schema>>;

export const ownTables =
  <Schema extends string>(_schema: Schema) =>
  (ctx: { readonly db: Kysely<DB> }): OwnDb<Schema> =>
    ctx.db as unknown as OwnDb<Schema>;
