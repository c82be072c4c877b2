import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const COUNT = 10;
/** 80 random bits: nobody guesses one, so a plain hash keeps it. */
const BYTES = 10;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'));

/** As typed: capitals or not, with spaces or hyphens or none. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest();
