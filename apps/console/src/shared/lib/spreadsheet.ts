/** Tables from and to files; both libraries load when somebody chooses a file. */

/** Rows of the first sheet of an .xlsx file, or of a .csv file in UTF-8 or GBK; every cell as trimmed text. */
export async function readRows(file: File): Promise<string[][]> {
  const rows = /\.xlsx$/i.test(file.name) ? await readWorkbook(file) : await readCsv(file);
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

async function readWorkbook(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(textOf));
}

/** Long numbers typed as numbers are shown as Excel shows them, without an exponent. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 });
  return String(cell).trim();
}

async function readCsv(file: File): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  const bytes = await file.arrayBuffer();
  const { data } = Papa.parse<string[]>(decoded(bytes), { skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** Chinese Excel saves .csv as GBK; what is no UTF-8 is taken for that. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/** An .xlsx file of text cells, its first row in bold. */
export async function writeRows(rows: readonly (readonly string[])[], columnWidths: readonly number[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const sheet = rows.map((row, at) => row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })));
  return writeXlsxFile(sheet, { columns: columnWidths.map((width) => ({ width })) }).toBlob();
}
