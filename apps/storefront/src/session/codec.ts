/** Between a value and the text a device keeps. What was kept in another form counts as absent. */
export interface Codec<T> {
  write(value: T): string;
  read(text: string): T | null;
}

const textOf = <T extends string>(isValid: (stored: string) => stored is T): Codec<T> => ({
  write: (value) => value,
  read: (stored) => (isValid(stored) ? stored : null),
});

export const text = textOf((stored): stored is string => stored !== '');

export const oneOf = <const T extends string>(...words: readonly T[]): Codec<T> =>
  textOf((stored): stored is T => (words as readonly string[]).includes(stored));

/** Decimal and above 0, as the mall's 63 bits hold it. */
export const isId = (value: string | null): value is string =>
  value !== null && /^[1-9]\d{0,18}$/.test(value) && (value.length < 19 || value <= '9223372036854775807');

export const id = textOf(isId);

export const flag: Codec<true> = { write: () => '1', read: (stored) => (stored === '1' ? true : null) };

export const json = <T>(isValid: (value: unknown) => value is T): Codec<T> => ({
  write: (value) => JSON.stringify(value),
  read: (stored) => {
    try {
      const value: unknown = JSON.parse(stored);
      return isValid(value) ? value : null;
    } catch {
      return null;
    }
  },
});
