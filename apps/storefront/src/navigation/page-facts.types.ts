import type { PageTitles } from '#i18n/titles';
import type { NavPage } from './nav-page.types.ts';

/** What is known of a page before it is built. */
export interface RouteFacts {
  /** Path in mobile-mall; h5 writes ".html" after it unless `h5` names another one. Either spelling is read in both. */
  readonly path: string;
  readonly h5?: string;
  /** Other paths that lead here, without ".html". */
  readonly aliases?: readonly string[];
  /** Open without login (spec 2.1, noMustLogin). */
  readonly isOpen: boolean;
  /** Kept while other pages are shown: one copy, or one per address. */
  readonly keepAlive: 'one' | 'byAddress' | false;
  /** Pages without it never show the bottom navigation. */
  readonly nav?: NavPage;
  /** Has a way back to its top once it is far down. */
  readonly hasToTop?: true;
  /** Adds money up: every amount on it has both digits of the fen (decision 44). */
  readonly hasSums?: true;
  /** Share status, as spec 2.1 numbers it. */
  readonly share?: 1 | 3;
  /** Query keys the content depends on; the page cache drops all others. */
  readonly cacheBy: readonly string[];
  /** Query key without which the address names nothing. */
  readonly needs?: string;
  readonly rendering: 'server' | 'browser';
}

/** What is known of a built page: it travels with the first one, whichever that is. */
export interface PageFacts extends RouteFacts {
  /** The route's title (spec 1); null leaves the business name. */
  readonly title: keyof PageTitles | null;
  /** What stands in its place while it is on its way; a list, unless it looks like none. */
  readonly skeleton?: 'home' | 'item' | 'rail' | 'goods' | 'orders';
}

/** `facts` of a page's page.facts.ts: its path is its name, and its title that of its name, unless it says otherwise. */
export type WrittenFacts = Omit<PageFacts, 'path' | 'title'> & Partial<Pick<PageFacts, 'path' | 'title'>>;

/** `audit` of a page's page.facts.ts: for tools and tests, so no bundle has it. */
export interface PageAudit {
  /** Section of the specification that asks for the page; "ours" for pages beside it. */
  readonly section: '2.1' | '2.2' | 'ours';
  /** Where a walk over all pages opens it, below the base: its own path, unless it says otherwise. Null: no walk does. */
  readonly walk?: string | null;
  /** What is photographed of it, below the base: its own path, unless it says otherwise. */
  readonly states?: (made: MadeForPictures) => readonly string[];
}

/** What pages need to show something: made once, on a phone. */
export interface MadeForPictures {
  readonly goodsId: string;
  readonly unpaidTradeId: string;
  readonly paidTradeId: string;
  readonly paidOrderId: string;
  readonly micropageId: string;
  readonly micropageClassId: string;
  readonly couponId: string;
  readonly setActivityId: string;
  readonly reductionId: string;
  readonly packageId: string;
}
