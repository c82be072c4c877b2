/** Crockford's base 32: no letter that is read as another sign. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LENGTH = 12;

/** So many wrong tries on a day, and the next ones wait. */
export const FREE_TRIES = { MEMBER: 10, ADDRESS: 30 } as const;
export const LOCK_SECONDS = 3_600;

/** As typed: capitals or not, with spaces or hyphens or none, O for 0, I and L for 1. Null: no code at all. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
