/** A spreadsheet takes what begins so for a formula. */
const isFormula = (text: string) => /^[=+\-@\r]|^\t(?!\d+$)/.test(text);

/** One value of a row: a leading apostrophe keeps a spreadsheet from computing what somebody typed. */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly (string | number)[]): string => `${values.map(csvField).join(',')}\r\n`;

/** Without it a spreadsheet takes Chinese for something else. */
export const BOM = '\uFEFF';

/** "12.30": what people add up in a spreadsheet. */
export const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(Math.abs(fen % 100)).padStart(2, '0')}`;

/** "2026-11-17 22:30:05" in Beijing; empty for what has not happened. */
export const beijing = (at: number | null): string =>
  at === null ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Many digits as text: a spreadsheet would round them. */
export const digits = (number: string): string => (/^\d+$/.test(number) ? `\t${number}` : number);
