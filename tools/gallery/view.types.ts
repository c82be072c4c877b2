import type { Page } from '../../e2e/fixtures/browser.ts';

export interface Mall {
  readonly h5: string;
  readonly cp: string;
  /** The merchant's console. */
  readonly console: string;
  /** The host that several merchants share. */
  readonly shared: string;
}

/** What was drawn before it was built: the pictures of docs/gallery/reference. */
type Reference =
  | 'home'
  | 'item'
  | 'category'
  | 'sku'
  | 'cart'
  | 'cart-breakdown'
  | 'confirm'
  | 'user'
  | 'home-fashion'
  | 'states'
  | 'orders'
  | 'order-detail'
  | 'pay-result'
  | 'login'
  | 'search'
  | 'search-typing'
  | 'search-results'
  | 'search-filter';

/** One picture of the gallery: a page in one state. */
export interface View {
  /** The picture's file, without its ending. */
  readonly name: string;
  /** One line under the picture. */
  readonly about: string;
  readonly show: (page: Page, mall: Mall) => Promise<void>;
  /** Shown beside the picture. */
  readonly reference?: Reference;
  /** Pixels, where it is not a phone of 375. */
  readonly width?: number;
}

/** Views that follow one another on one phone, or at one desk. */
export interface Series {
  readonly title: string;
  readonly locale: 'zh-CN' | 'en-US';
  readonly views: readonly View[];
  /** At a desk instead of on a phone. */
  readonly isDesk?: boolean;
  /** Only `./mall dev` has these pages: where they are not, their pictures stay as they are. */
  readonly isOfDevelopment?: boolean;
}
