interface CodeSheet {
  readonly codes: readonly string[];
  readonly name: string;
  readonly columns: readonly [code: string, coupon: string];
}

/** Quoted; what a spreadsheet would take for a formula is led by an apostrophe. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** One code a line, with the mark by which spreadsheets know UTF-8. */
export function codesCsv({ codes, name, columns }: CodeSheet): string {
  const rows = [columns, ...codes.map((code) => [code, name] as const)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What files may not be called by is left out. */
export const fileSafe = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
