/** What a spreadsheet would take for a formula and run. */
const isFormula = (text: string) => /^\s*[=+\-@\t\r]/.test(text);

const cellOf = (value: string | null): string => {
  const text = value ?? '';
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A table for spreadsheets (RFC 4180), with the mark by which they know UTF-8. */
export const csvOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | null>>[],
): string => {
  const lines = [columns.map(cellOf), ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
};
