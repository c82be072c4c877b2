import { randomInt } from 'node:crypto';
import { LENGTH, SIGNS } from './code.rules.ts';

/** Twelve signs, 60 bits, in groups of four. */
export const newCode = (): string =>
  (
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .match(/.{4}/g) ?? []
  ).join('-');
