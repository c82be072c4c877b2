import { describe, expect, it } from 'vitest';
import { type Axis, addValue, combinationsOf, fillRows, newRow, removeAxis, removeValue, type SkuRow } from './sku-matrix.ts';

const axis = (name: string, ...values: string[]): Axis => ({ name, values: values.map((text) => ({ text, picture: null })) });
const saved = (id: string, priceFen: number, ...values: string[]) => ({ ...newRow(values), id, priceFen });
const briefly = (rows: readonly { values: readonly string[]; id: string | null; priceFen: number | null }[]) =>
  rows.map(({ values, id, priceFen }) => [values.join('/'), id, priceFen]);

const axes = [axis('颜色', '蓝', '绿'), axis('尺寸', 'S', 'M')];
const rows = [saved('1', 100, '蓝', 'S'), saved('2', 200, '蓝', 'M'), saved('3', 300, '绿', 'S'), saved('4', 400, '绿', 'M')];

describe('the SKU matrix', () => {
  it('combines all axes, the first slowest', () => {
    const three = [axis('a', ...'12345'), axis('b', ...'1234'), axis('c', ...'123')];
    expect(combinationsOf(three)).toHaveLength(60);
    expect(combinationsOf(axes).map((values) => values.join(''))).toEqual(['蓝S', '蓝M', '绿S', '绿M']);
    expect(combinationsOf([axis('无')])).toEqual([[]]);
  });

  it('keeps ids and figures of the others when a value is added', () => {
    const next = addValue({ axes, rows }, 1, 'L');
    expect(briefly(next.rows)).toEqual([
      ['蓝/S', '1', 100],
      ['蓝/M', '2', 200],
      ['蓝/L', null, null],
      ['绿/S', '3', 300],
      ['绿/M', '4', 400],
      ['绿/L', null, null],
    ]);
    expect(next.rows[0]).toBe(rows[0]);
  });

  it('keeps ids and figures of the others when a value is removed', () => {
    expect(briefly(removeValue({ axes, rows }, 0, '蓝').rows)).toEqual([
      ['绿/S', '3', 300],
      ['绿/M', '4', 400],
    ]);
  });

  it('does not add a value twice', () => {
    expect(addValue({ axes, rows }, 0, '蓝').rows).toBe(rows);
  });

  it('keeps what was one piece when its axis gets a first value, and when it loses its last', () => {
    const one = { axes: [axis('规格')], rows: [saved('9', 900)] };
    const named = addValue(one, 0, '一份');
    expect(briefly(named.rows)).toEqual([['一份', '9', 900]]);
    expect(briefly(removeValue(named, 0, '一份').rows)).toEqual([['', '9', 900]]);
  });

  it('keeps what is in the middle when an axis before another gets its first value', () => {
    const next = addValue({ axes: [axis('款式'), axis('尺寸', 'S', 'M')], rows: [saved('1', 1, 'S'), saved('2', 2, 'M')] }, 0, '圆领');
    expect(briefly(next.rows)).toEqual([
      ['圆领/S', '1', 1],
      ['圆领/M', '2', 2],
    ]);
  });

  it('goes on with the first value when an axis is removed', () => {
    expect(briefly(removeAxis({ axes, rows }, 1).rows)).toEqual([
      ['蓝', '1', 100],
      ['绿', '3', 300],
    ]);
  });

  it('fills the rows of the chosen values and leaves what the line does not say', () => {
    const filled = fillRows(rows, [undefined, 'M'], { priceFen: 999, costFen: null });
    expect(briefly(filled).map(([, , price]) => price)).toEqual([100, 999, 300, 999]);
    expect(filled[1]?.costFen).toBeNull();
    expect(filled[0]).toBe(rows[0]);
  });

  it('numbers codes by their place among all rows, so that no code is given twice', () => {
    const codes = (chosen: readonly (string | undefined)[], from: readonly SkuRow[] = rows) =>
      fillRows(from, chosen, { codePrefix: ' T-' }).map(({ code }) => code);
    expect(codes([])).toEqual(['T-1', 'T-2', 'T-3', 'T-4']);
    expect(codes([undefined, 'M'])).toEqual(['', 'T-2', '', 'T-4']);
    expect(
      codes(
        [],
        Array.from({ length: 12 }, (_, at) => newRow([`${at}`])),
      ),
    ).toContain('T-01');
    expect(fillRows(rows, [], { codePrefix: '  ' })[0]?.code).toBe('');
  });
});
