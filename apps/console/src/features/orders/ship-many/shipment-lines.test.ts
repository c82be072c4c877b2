import { expect, test } from 'vitest';
import { shipmentLines } from './shipment-lines.ts';

const line = { orderId: '116301905071706112', carrier: '顺丰速运', trackingNo: 'SF1234567890' };

test.each([
  ['with a head', [['订单号', '快递公司', '运单号'], Object.values(line)], [line]],
  ['without one', [Object.values(line)], [line]],
  ['with apostrophes and further columns', [["'116301905071706112", '顺丰速运', "'SF1234567890", '备注']], [line]],
  ['with cells missing', [['116301905071706112']], [{ orderId: '116301905071706112', carrier: '', trackingNo: '' }]],
  ['empty', [], []],
])('a sheet %s', (_which, rows, lines) => {
  expect(shipmentLines(rows)).toEqual(lines);
});
