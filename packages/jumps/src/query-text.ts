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
