/** A payment password has six digits. */
export const payPasswordLength = 6;

/** What a system keyboard or the clipboard brought, as far as it can be a payment password. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, payPasswordLength);

/** The digits after a key of ours. */
export const afterKey = (digits: string, key: string): string => (key === 'delete' ? digits.slice(0, -1) : digitsOf(digits + key));
