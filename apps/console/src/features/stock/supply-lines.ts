interface SupplyLine {
  readonly skuId: string;
  readonly quantity: number;
}

/** Lines of one call each: a call supplies one shop. */
export function byShop(lines: readonly (SupplyLine & { readonly cid: string })[]): Map<string, SupplyLine[]> {
  const shops = new Map<string, SupplyLine[]>();
  for (const { cid, skuId, quantity } of lines) shops.set(cid, [...(shops.get(cid) ?? []), { skuId, quantity }]);
  return shops;
}

export interface SheetLine {
  /** As it stands in the sheet. */
  readonly skuId: string;
  readonly name: string;
  readonly typed: string;
  readonly quantity: number;
  readonly problem: 'BAD_SKU' | 'BAD_QUANTITY' | 'TWICE' | null;
}

const MOST_PIECES = 1_000_000;
const LAST_COLUMN = 5;

/**
 * SKU, code, goods, specs, available, pieces to add, as the downloaded sheet has them; a sheet of two columns is SKU and pieces. A first
 * row without a number in its first column is the head; lines that add nothing are left out.
 */
export function sheetLines(rows: readonly (readonly string[])[]): SheetLine[] {
  const [first] = rows;
  const hasHead = first !== undefined && !/\d/.test(first[0] ?? '');
  const seen = new Set<string>();
  return rows.slice(hasHead ? 1 : 0).flatMap((row) => {
    const typed = (row.length > 2 ? row[LAST_COLUMN] : row[1]) ?? '';
    if (typed === '') return [];
    // A leading apostrophe keeps Excel from rounding long numbers.
    const skuId = (row[0] ?? '').replace(/^'/, '');
    const quantity = Number(typed.replaceAll(',', '').replace('\u2212', '-'));
    const problem = problemOf(skuId, quantity, seen.has(skuId));
    seen.add(skuId);
    return [{ skuId, name: row.length > 2 ? [row[2], row[3]].filter(Boolean).join(' · ') : '', typed, quantity, problem }];
  });
}

function problemOf(skuId: string, quantity: number, isSeen: boolean): SheetLine['problem'] {
  if (!/^[1-9]\d{0,18}$/.test(skuId)) return 'BAD_SKU';
  if (isSeen) return 'TWICE';
  return Number.isInteger(quantity) && quantity !== 0 && Math.abs(quantity) <= MOST_PIECES ? null : 'BAD_QUANTITY';
}
