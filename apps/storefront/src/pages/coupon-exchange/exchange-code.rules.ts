/** A code has twelve characters of Crockford's base 32, printed in groups of four. */
const CODE_LENGTH = 12;

/** What was typed or pasted, as it is printed: letters that look like digits are the digits, and there is no U. */
export function exchangeCode(typed: string): string {
  const characters = typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '')
    .slice(0, CODE_LENGTH);
  return characters.match(/.{1,4}/g)?.join('-') ?? '';
}

export const isWhole = (code: string): boolean => code.replaceAll('-', '').length === CODE_LENGTH;
