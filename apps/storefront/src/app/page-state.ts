import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockType } from '@qianpu/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadQuery } from '#api/read-query';
import { scriptJson } from './head/script-json.ts';

type BlockScripts = Readonly<Partial<Record<BlockType, string>>>;

/** What the document carries for the browser, as JSON in a script element that is never run. */
export interface PageState {
  readonly shop: ShopContext;
  /** Answers the page was rendered from; null when the browser is to render it. */
  readonly reads: readonly (readonly [key: ReadQuery['queryKey'], data: unknown])[] | null;
  /** The script of the page that is shown. */
  readonly script: string;
  /** The scripts of its rare blocks: those wanted with the page, and those that can wait until it is used. */
  readonly blocks: BlockScripts;
  readonly laterBlocks: BlockScripts;
  /** The scripts of parts that come once the page is used (`#ui/deferred-part`), by their names. */
  readonly parts: Readonly<Record<string, string>>;
  /** What the address names does not exist. */
  readonly isMissing: boolean;
}

export const stateElementId = 'state';

export const writeState: (state: PageState) => string = scriptJson;

export const readState = (text: string): PageState => JSON.parse(text) as PageState;

export const readsOf = (client: QueryClient): NonNullable<PageState['reads']> =>
  client
    .getQueryCache()
    .getAll()
    // What the page only asked about has no answer: the browser fetches it.
    .filter((query) => query.state.data !== undefined)
    .map((query) => [query.queryKey as unknown as ReadQuery['queryKey'], query.state.data]);
