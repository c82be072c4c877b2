type Query = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown) => value !== '' && value !== null && value !== undefined;

/**
 * Parameters as the mini-program reads them: components of an address, where a plus is a plus. Empty, undefined and null values are
 * dropped, arrays are sent as key[]=value (spec 2.3). Written by hand: the mini-program's runtime has no URLSearchParams.
 */
export const queryText = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((entry) => pair(key, entry, '[]')) : isFilled(value) ? [pair(key, value)] : [],
    )
    .join('&');

const pair = (key: string, value: unknown, mark = '') => `${encodeURIComponent(key)}${mark}=${encodeURIComponent(String(value))}`;

/** What a query says, by name; a plus is a space where a form or an address bar wrote it. */
export const readQuery = (text: string, plus: ' ' | '+'): Record<string, string> =>
  Object.fromEntries(
    text
      .split('&')
      .filter(Boolean)
      .map((entry) => {
        const [key = '', ...value] = entry.split('=');
        return [decoded(key), decoded(value.join('=').replace(/\+/g, plus))];
      }),
  );

/** A text that was never escaped is itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
