/** A mobile number of the mainland, as the contract takes it. */
export const isPhone = (digits: string): boolean => /^1[3-9]\d{9}$/.test(digits);

export const codeLength = 6;

/** What a shopper types or pastes ("138 0571 6620", "+86 138-…") as plain digits. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits;
  return national.slice(0, 11);
}

export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeLength);

/** "138 0571 6620": three, four, four. */
export const phoneShown = (digits: string): string => [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
