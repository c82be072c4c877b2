import type { ShopContext } from '@qianpu/contract/shop-context';
import type { Block } from '@qianpu/contract/types';
import type { ComponentType } from 'react';
import type { CachedRead, ReadQuery } from '#api/read-query';
import type { PageQuery } from './address.ts';

export interface PageProps {
  readonly query: PageQuery;
}

export type PageQueries = (query: PageQuery, shop: ShopContext) => readonly ReadQuery[];
export type FurtherQueries = (query: PageQuery, shop: ShopContext, cached: CachedRead) => readonly ReadQuery[];
export type PageBlocks = (query: PageQuery, shop: ShopContext, cached: CachedRead) => readonly Block[];
export type PageHeadOf = (query: PageQuery, shop: ShopContext, cached: CachedRead) => PageHead;

/** What a page's file exports. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** The reads the page is drawn from: the server makes exactly these before it renders. */
  readonly queries?: PageQueries;
  /** Reads that the answers of the first ones lead to. */
  readonly further?: FurtherQueries;
  /** Reads without which it is still the page: the server makes them too, and leaves out what does not come. */
  readonly asides?: PageQueries;
  /** What is rendered with the page and comes to life later (`#ui/deferred-part`). */
  readonly parts?: readonly { readonly load: () => Promise<unknown> }[];
  /** What a decorated page is made of, once it is read: the server loads these blocks and makes their reads, too. */
  readonly blocks?: PageBlocks;
  /** What the document's head says beyond the route's title, as far as it is loaded. */
  readonly head?: PageHeadOf;
}

export interface PageHead {
  readonly title?: string;
}
