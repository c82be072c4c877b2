import type { Ctx, TxCtx } from '#platform/ctx';
import type { SealedColumn } from '#platform/secrets/reseal';
import { signWith } from '#platform/secrets/seal';
import { hasUnusedCodes, insertCodeKey, listCodeKeys } from './code-key.repo.ts';

const placeOfCodes = (mid: string) => `coupon_code/${mid}`;
const placeOfKey = (mid: string, number: string) => `coupon_code_key/${mid}/${number}`;

/** Keyed: who reads the database cannot try codes against it. */
export const hashCode = ({ mid, gateways }: Ctx, code: string): string => gateways.seal.sign(code, placeOfCodes(mid));

/** Whichever key a code was printed under: a live one, or one that has left since. */
export async function everyHashOf(ctx: TxCtx, code: string): Promise<string[]> {
  const { seal } = ctx.gateways;
  return [...seal.signatures(code, placeOfCodes(ctx.mid)), ...(await keptKeys(ctx)).map((key) => signWith(key, code))];
}

/** Codes are printed for months, and a key leaves sooner: what it hashed them with stays behind, sealed by the next. How many were kept. */
export async function keepCodeKeys(ctx: TxCtx): Promise<number> {
  const leaving = ctx.gateways.seal.placeKeys(placeOfCodes(ctx.mid)).slice(1);
  if (leaving.length === 0 || !(await hasUnusedCodes(ctx))) return 0;
  const kept = await keptKeys(ctx);
  const missing = leaving.filter((key) => !kept.some((known) => known.equals(key)));
  for (const [at, key] of missing.entries()) {
    const number = kept.length + at + 1;
    await insertCodeKey(ctx, number, ctx.gateways.seal.close(key.toString('hex'), placeOfKey(ctx.mid, String(number))));
  }
  return missing.length;
}

async function keptKeys(ctx: TxCtx): Promise<Buffer[]> {
  const rows = await listCodeKeys(ctx);
  return rows.map((row) => Buffer.from(ctx.gateways.seal.open(row.sealed_key, placeOfKey(ctx.mid, String(row.number))), 'hex'));
}

export const sealedCodeKeys: SealedColumn = {
  table: 'marketing.coupon_code_key',
  column: 'sealed_key',
  keys: ['number'],
  placeOf: (mid, [number = '']) => placeOfKey(mid, number),
};

/** An address that tries codes, told apart from others and known to nobody. */
export const hashAddress = ({ mid, address, gateways }: Ctx): string => gateways.seal.sign(address, `coupon_code_try/${mid}`);
