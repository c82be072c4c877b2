import type { Block, DecoratedPage } from '@qianpu/contract/types';

/** What a shared page says of itself. */
export type Share = DecoratedPage['share'];

/** What a page shows, in whatever form it was written. */
export interface PageContent {
  readonly title: string;
  readonly share: Share;
  readonly blocks: readonly unknown[];
  readonly blocks_schema: number;
}

/** Whom a page is for: a home or a micro page of one shop or of all, or a micro page in the place of another in one shop. */
export type NewPage =
  | { readonly kind: 'home' | 'micro'; readonly shop?: string | undefined; readonly title: string }
  | { readonly kind: 'override'; readonly shop: string; readonly baseId: string };

export interface Draft {
  readonly id: string;
  /** The revision its author has seen. */
  readonly revision: number;
  readonly title: string;
  readonly share: Share;
  readonly pageClassId: string | null;
  readonly blocks: readonly Block[];
}
