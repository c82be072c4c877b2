import { catalogRows } from './calls/catalog.ts';
import { decorationRows } from './calls/decoration.ts';
import { shopRows } from './calls/shop.ts';

/** The table of calls. Servers and tests use the whole; the phone imports the rows of the features it shows. */
export const rows = { ...shopRows, ...decorationRows, ...catalogRows };

export type Rows = typeof rows;
export type CallName = keyof Rows;
