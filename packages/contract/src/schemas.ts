import { joined } from './group.ts';
import { groups } from './groups.ts';

/** Input and output of every call, as zod schemas: server and tests only (27 kB gzip would reach the phone with them). */
export const schemas = joined(groups.map((group) => group.schemas));
export type Schemas = typeof schemas;
