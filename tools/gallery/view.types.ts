import type { Page } from '../../e2e/fixtures/browser.ts';

export interface Mall {
  readonly h5: string;
  readonly cp: string;
  /** The host that several merchants share. */
  readonly shared: string;
}

/** One picture of the gallery: a page in one state. */
export interface View {
  /** The picture's file, without its ending. */
  readonly name: string;
  /** One line under the picture. */
  readonly about: string;
  readonly show: (page: Page, mall: Mall) => Promise<void>;
}

/** Views that follow one another on one phone. */
export interface Series {
  readonly title: string;
  readonly locale: 'zh-CN' | 'en-US';
  readonly views: readonly View[];
}
