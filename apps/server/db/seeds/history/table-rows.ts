/** A table, and how its rows are made of a plan, in the form COPY reads. */
export interface TableRows<Plan> {
  readonly table: string;
  readonly columns: string;
  readonly rows: (plan: Plan) => Iterable<string>;
}

export const NULL = '\\N';

/** Cells hold no tab, newline or backslash, but for NULL and what `textOf` has escaped. */
export const row = (...cells: readonly (string | number | boolean)[]): string => `${cells.join('\t')}\n`;

const SPECIAL = /[\\\t\n\r]/;

/** A text somebody has written, or JSON of it. */
export const textOf = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r') : text;

/** Elements hold no quotes and no backslashes. */
export const arrayOf = (elements: readonly string[]): string => `{${elements.map((element) => `"${element}"`).join(',')}}`;

export const timeOf = (ms: number): string => new Date(ms).toISOString();
