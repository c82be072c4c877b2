import type { MerchantPlan } from './merchant-plan.ts';

/** A table, and how a merchant's rows of it are made, in the form COPY reads. */
export interface TableRows {
  readonly table: string;
  readonly columns: string;
  readonly rows: (plan: MerchantPlan) => Iterable<string>;
}

export const NULL = '\\N';

/** Cells hold no tab, newline or backslash, but for NULL and the ones the caller has escaped. */
export const row = (...cells: readonly (string | number | boolean)[]): string => `${cells.join('\t')}\n`;

/** Elements hold no quotes and no backslashes. */
export const arrayOf = (elements: readonly string[]): string => `{${elements.map((element) => `"${element}"`).join(',')}}`;

export const timeOf = (ms: number): string => new Date(ms).toISOString();
