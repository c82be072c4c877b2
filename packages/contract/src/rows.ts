import { joined } from './group.ts';
import { groups } from './groups.ts';

/** The table of calls. Servers and tests use the whole; the phone imports the rows of the features it shows. */
export const rows = joined(groups.map((group) => group.rows));

export type Rows = typeof rows;

/** Every call of the specification, built or planned. */
export type RowName = keyof Rows;

/** The calls that are built: each has schemas, an example and a handler, or it does not compile. */
export type CallName = { [N in RowName]: Rows[N] extends { readonly planned: true } ? never : N }[RowName];
