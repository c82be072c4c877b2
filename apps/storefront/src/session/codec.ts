/** Between a value and the text a device keeps. What was kept in another form counts as absent. */
export interface Codec<T> {
  write(value: T): string;
  read(text: string): T | null;
}

export const text: Codec<string> = { write: (value) => value, read: (kept) => kept };

export const flag: Codec<true> = { write: () => '1', read: (kept) => (kept === '1' ? true : null) };

export const json = <T>(isValid: (value: unknown) => value is T): Codec<T> => ({
  write: (value) => JSON.stringify(value),
  read: (kept) => {
    try {
      const value: unknown = JSON.parse(kept);
      return isValid(value) ? value : null;
    } catch {
      return null;
    }
  },
});
