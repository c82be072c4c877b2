import { readBeijingTime } from '../pay/beijing-time.ts';
import type { BillRow } from '../pay/pay.types.ts';
import { fenOfYuan } from '../pay/yuan.ts';
import { readZip } from './zip-file.ts';

const COLUMNS = {
  number: '商户订单号',
  kind: '业务类型',
  doneAt: '完成时间',
  amount: '订单金额（元）',
  refundNumber: '退款批次号/请求号',
} as const;
type Cell = (key: keyof typeof COLUMNS) => string;

const kinds: Readonly<Record<string, BillRow['kind']>> = { 交易: 'PAY', 退款: 'REFUND' };
const END_OF_ROWS = '业务明细列表结束';

/** The archive of a day: GBK texts, one with a row for each payment and refund, one with sums. */
export function readBillArchive(archive: Buffer, appId: string): BillRow[] | undefined {
  const texts = readZip(archive)?.map(readGbk);
  const details = texts?.find((text) => text?.includes(END_OF_ROWS));
  return details === undefined ? undefined : readTradeBill(details, appId);
}

function readGbk(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('gbk', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Rows of a day's bill, between lines that begin with #. Undefined when something cannot be read or the end is missing: half a bill
 * would show false differences. A bill is the seller's and names no app.
 */
export function readTradeBill(text: string, appId: string): BillRow[] | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith('#') && line.includes(END_OF_ROWS));
  const [head = '', ...rows] = lines.slice(0, end).filter((line) => line !== '' && !line.startsWith('#'));
  const names = head.split(',').map((name) => name.trim());
  if (end === -1 || Object.values(COLUMNS).some((name) => !names.includes(name))) return undefined;
  const read = rows.map((line) => readRow(cellsOf(line, names), appId));
  return read.every((row) => row !== undefined) ? read.flat() : undefined;
}

/** A comma in the name of the goods is one of the row: what stands behind the name is then further on. */
function cellsOf(line: string, names: readonly string[]): Cell {
  const cells = line.split(',').map((cell) => cell.trim());
  const surplus = Math.max(0, cells.length - names.length);
  return (key) => {
    const at = names.indexOf(COLUMNS[key]);
    return cells[key === 'number' || key === 'kind' ? at : at + surplus] ?? '';
  };
}

/** Empty for what is neither a payment nor a refund. */
function readRow(cell: Cell, appId: string): BillRow[] | undefined {
  const kind = kinds[cell('kind')];
  // Where no time stands, cells were counted wrongly.
  if (!readBeijingTime(cell('doneAt'))) return undefined;
  if (kind === undefined) return [];
  const number = cell(kind === 'PAY' ? 'number' : 'refundNumber');
  const amountFen = fenOfYuan(kind === 'PAY' ? cell('amount') : cell('amount').replace(/^-/, ''));
  return amountFen === undefined || number === '' ? undefined : [{ kind, number, appId, amountFen }];
}
