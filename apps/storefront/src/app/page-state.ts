import type { ShopContext } from '@qianpu/contract/shop-context';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadQuery } from '#api/read-query';

/** What the document carries for the browser, as JSON in a script element that is never run. */
export interface PageState {
  readonly shop: ShopContext;
  /** Answers the page was rendered from; null when the browser is to render it. */
  readonly reads: readonly (readonly [key: ReadQuery['queryKey'], data: unknown])[] | null;
  /** The script of the page that is shown; null where the build has to be asked for it. */
  readonly script: string | null;
  /** What the address names does not exist. */
  readonly isMissing: boolean;
}

export const stateElementId = 'state';

/** `<` would let a text end the element; the two separators end a line in older engines. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const readState = (text: string): PageState => JSON.parse(text) as PageState;

export const readsOf = (client: QueryClient): NonNullable<PageState['reads']> =>
  client
    .getQueryCache()
    .getAll()
    // What the page only asked about has no answer: the browser fetches it.
    .filter((query) => query.state.data !== undefined)
    .map((query) => [query.queryKey as unknown as ReadQuery['queryKey'], query.state.data]);
