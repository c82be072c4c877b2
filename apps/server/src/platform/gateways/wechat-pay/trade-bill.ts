import type { BillRow } from './wechat-pay.types.ts';

const COLUMNS = {
  app: '公众账号ID',
  number: '商户订单号',
  state: '交易状态',
  amount: '订单金额',
  refundNumber: '商户退款单号',
  refundAmount: '申请退款金额',
  refundState: '退款状态',
} as const;

/**
 * Rows of a day's bill. Every cell of a row stands behind a backquote, so that spreadsheets leave it as it is; the two last
 * lines are a summary. Undefined when something cannot be read or the summary is missing: half a bill would show false differences.
 */
export function readTradeBill(text: string): BillRow[] | undefined {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',');
  const columns = Object.fromEntries(Object.entries(COLUMNS).map(([key, name]) => [key, names.indexOf(name)]));
  const end = lines.findIndex((line) => line.startsWith('总交易单数'));
  if (end === -1 || Object.values(columns).includes(-1)) return undefined;
  const cellsOf = (line: string) => {
    const cells = line.slice(1).split(',`');
    return (key: keyof typeof COLUMNS) => cells[columns[key] ?? -1] ?? '';
  };
  const rows = lines.slice(0, end).map(cellsOf);
  // A refund that is under way, or has failed, has moved no money.
  const read = rows.filter((cell) => cell('state') !== 'REFUND' || cell('refundState') === 'SUCCESS').map(readRow);
  return read.every((row) => row !== undefined) ? read : undefined;
}

function readRow(cell: (key: keyof typeof COLUMNS) => string): BillRow | undefined {
  const isRefund = cell('state') === 'REFUND';
  const amountFen = readFen(cell(isRefund ? 'refundAmount' : 'amount'));
  const number = cell(isRefund ? 'refundNumber' : 'number');
  if (amountFen === undefined || number === '') return undefined;
  return { kind: isRefund ? 'REFUND' : 'PAY', number, appId: cell('app'), amountFen };
}

/** "12.30" is 1230. Read as text: no sum of money is ever a fraction here. */
function readFen(yuan: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
