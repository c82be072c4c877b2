/** "12.30" is 1230. Read as text: no sum of money is ever a fraction here. Undefined unless it has exactly two decimals. */
export function fenOfYuan(yuan: string): number | undefined {
  const [, whole, part] = /^(0|[1-9]\d{0,11})\.(\d{2})$/.exec(yuan) ?? [];
  return whole === undefined || part === undefined ? undefined : Number(whole) * 100 + Number(part);
}

/** 1230 is "12.30". */
export function yuanOfFen(amountFen: number): string {
  if (!Number.isSafeInteger(amountFen) || amountFen < 0) throw new RangeError(`not an amount of fen: ${amountFen}`);
  return `${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`;
}
