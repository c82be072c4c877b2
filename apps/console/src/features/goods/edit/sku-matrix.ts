/** A way in which pieces of a goods differ: 颜色, 尺寸. */
export interface Axis {
  readonly name: string;
  readonly values: readonly AxisValue[];
}

export interface AxisValue {
  readonly text: string;
  /** Shown while it is chosen; only values of the first axis have one. */
  readonly picture: string | null;
}

/** One combination: what the merchant writes about it. */
export interface SkuRow {
  /** Its values, one per axis; what names it in the editor. */
  readonly key: string;
  readonly values: readonly string[];
  /** Of one that is saved: stock and carts hang on it. */
  readonly id: string | null;
  readonly code: string;
  readonly barcode: string;
  readonly weightGrams: number | null;
  readonly costFen: number | null;
  readonly priceFen: number | null;
  readonly listPriceFen: number | null;
  /** Pieces to add in every shop chosen, with the next save. */
  readonly supply: number | null;
  readonly ladder: readonly { readonly from: number; readonly priceFen: number }[];
}

export const keyOf = (values: readonly string[]): string => JSON.stringify(values);

const blank = {
  id: null,
  code: '',
  barcode: '',
  weightGrams: null,
  costFen: null,
  priceFen: null,
  listPriceFen: null,
  supply: null,
  ladder: [],
};

export const newRow = (values: readonly string[]): SkuRow => ({ ...blank, key: keyOf(values), values });

/** Every combination, the first axis slowest; an axis without values is none yet. */
export const combinationsOf = (axes: readonly Axis[]): string[][] =>
  axes
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>((all, { values }) => all.flatMap((row) => values.map(({ text }) => [...row, text])), [[]]);

/** The axes' combinations; one that was there keeps its id and its figures. */
function rebuildRows(axes: readonly Axis[], rows: readonly SkuRow[]): SkuRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return combinationsOf(axes).map((values) => known.get(keyOf(values)) ?? newRow(values));
}

interface Matrix {
  readonly axes: readonly Axis[];
  readonly rows: readonly SkuRow[];
}

const filledBefore = (axes: readonly Axis[], at: number): number => axes.slice(0, at).filter(({ values }) => values.length > 0).length;
const reKeyed = (row: SkuRow, values: readonly string[]): SkuRow => ({ ...row, values, key: keyOf(values) });

export function addValue({ axes, rows }: Matrix, at: number, text: string): Matrix {
  const axis = axes[at];
  if (!axis || axis.values.some((value) => value.text === text)) return { axes, rows };
  const next = axes.with(at, { ...axis, values: [...axis.values, { text, picture: null }] });
  // The first value of an axis: what was one combination stays the same piece, now with this value.
  const place = filledBefore(axes, at);
  const carried = axis.values.length === 0 ? rows.map((row) => reKeyed(row, row.values.toSpliced(place, 0, text))) : rows;
  return { axes: next, rows: rebuildRows(next, carried) };
}

export function removeValue({ axes, rows }: Matrix, at: number, text: string): Matrix {
  const axis = axes[at];
  if (!axis) return { axes, rows };
  const left = axis.values.filter((value) => value.text !== text);
  const next = axes.with(at, { ...axis, values: left });
  const place = filledBefore(axes, at);
  // The last value of an axis: the axis says nothing any more, its combinations stay.
  const kept = left.length > 0 ? rows : rows.map((row) => reKeyed(row, row.values.toSpliced(place, 1)));
  return { axes: next, rows: rebuildRows(next, kept) };
}

export function removeAxis({ axes, rows }: Matrix, at: number): Matrix {
  const axis = axes[at];
  if (!axis) return { axes, rows };
  const next = axes.toSpliced(at, 1);
  const place = filledBefore(axes, at);
  const [first] = axis.values;
  // What had the axis' first value goes on without it; the other combinations end.
  const kept = first
    ? rows.filter((row) => row.values[place] === first.text).map((row) => reKeyed(row, row.values.toSpliced(place, 1)))
    : rows;
  return { axes: next, rows: rebuildRows(next, kept) };
}

/** What a bulk line writes, and into which rows: a value chosen for some axes, any for the others. */
export type Fill = Partial<Pick<SkuRow, 'priceFen' | 'listPriceFen' | 'costFen' | 'weightGrams' | 'supply'>> & {
  /** Codes begin with it and end with the row's number. */
  readonly codePrefix?: string;
};

export const matchesChoice = (row: SkuRow, chosen: readonly (string | undefined)[]): boolean =>
  row.values.every((value, at) => chosen[at] === undefined || chosen[at] === value);

/** Empty fields of the line change nothing. */
export function fillRows(rows: readonly SkuRow[], chosen: readonly (string | undefined)[], { codePrefix = '', ...fill }: Fill): SkuRow[] {
  const written = Object.fromEntries(Object.entries(fill).filter(([, value]) => value !== null && value !== undefined));
  const digits = String(rows.length).length;
  // By its place among all rows: filling in one colour after another gives no code twice.
  const codeAt = (at: number) => (codePrefix.trim() === '' ? {} : { code: `${codePrefix.trim()}${String(at + 1).padStart(digits, '0')}` });
  return rows.map((row, at) => (matchesChoice(row, chosen) ? { ...row, ...written, ...codeAt(at) } : row));
}
