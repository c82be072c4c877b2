import type { Ctx } from '#platform/ctx';
import type { SealedColumn } from '#platform/secrets/reseal';

const placeOf = (mid: string, staffId: string) => `staff.factor/${mid}/${staffId}`;

export const sealedFactors: SealedColumn = {
  table: 'staff.factor',
  column: 'sealed_secret',
  keys: ['staff_id'],
  placeOf: (mid, [staffId = '']) => placeOf(mid, staffId),
};

/** Whoever has only the database cannot make codes. */
export const sealFactor = ({ mid, gateways }: Ctx, staffId: string, secret: Buffer): Buffer =>
  gateways.seal.close(secret.toString('hex'), placeOf(mid, staffId));

export const openFactor = ({ mid, gateways }: Ctx, staffId: string, sealed: Buffer): Buffer =>
  Buffer.from(gateways.seal.open(sealed, placeOf(mid, staffId)), 'hex');
