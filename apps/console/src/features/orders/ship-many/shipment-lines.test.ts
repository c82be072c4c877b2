import { expect, test } from 'vitest';
import { shipmentLines, unsentLines } from './shipment-lines.ts';

const cells = ['116301905071706112', '顺丰速运', 'SF1234567890'];
const line = { row: 1, orderId: '116301905071706112', carrier: '顺丰速运', trackingNo: 'SF1234567890' };

test.each([
  ['with a head', [['订单号', '快递公司', '运单号'], cells], [{ ...line, row: 2 }]],
  ['without one', [cells, cells], [line, { ...line, row: 2 }]],
  ['with apostrophes and further columns', [["'116301905071706112", '顺丰速运', "'SF1234567890", '备注']], [line]],
  ['with cells missing', [['116301905071706112']], [{ row: 1, orderId: '116301905071706112', carrier: '', trackingNo: '' }]],
  ['empty', [], []],
])('a sheet %s', (_which, rows, lines) => {
  expect(shipmentLines(rows)).toEqual(lines);
});

test('what was not sent is told in the order of the sheet, whether the check found it or sending did', () => {
  const at = (row: number) => ({ ...line, row, orderId: `${row}` });
  const wrong = [{ ...at(4), reason: 'UNKNOWN_ORDER' as const }];
  const results = [
    { orderId: '2', failure: null },
    { orderId: '3', failure: 'WRONG_STATE' as const },
  ];
  expect(unsentLines({ good: [at(2), at(3)], wrong }, results).map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'WRONG_STATE'],
    [4, 'UNKNOWN_ORDER'],
  ]);
});
