import { type RawBuilder, sql } from 'kysely';

/** A text of goods (`g`) or a category (`c`) in the reader's language; what nobody has translated is shown as it was written first. */
const translated =
  (table: 'g' | 'c', field: string, column: string) =>
  (lang: string): RawBuilder<string> =>
    sql<string>`coalesce(nullif(${sql.ref(`${table}.translations`)} #>> array[${lang}::text, ${sql.lit(field)}], ''), ${sql.ref(`${table}.${column}`)})`;

export const titleIn = translated('g', 'title', 'title');
export const sellingPointIn = translated('g', 'sellingPoint', 'selling_point');
export const nameIn = translated('c', 'name', 'name');
