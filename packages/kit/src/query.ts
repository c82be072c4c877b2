/** How deep names may nest, how long a list may be, how many parameters are read (spec 9). Addresses of pages are flat: the last alone is theirs. */
export const queryLimits = { depth: 5, list: 20, parameters: 1_000 } as const;

/** The parameters of a page's address, as many as are read. */
export const pageParameters = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].slice(0, queryLimits.parameters));
