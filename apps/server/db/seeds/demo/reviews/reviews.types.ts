/** What is said of a shop's goods. */
export interface ShopReviews {
  readonly goods: readonly GoodsReviews[];
  /** What could be said of any of them. */
  readonly common: readonly DemoReview[];
}

export interface GoodsReviews {
  readonly key: string;
  /** Words reviewers pick. */
  readonly tags: readonly string[];
  readonly said: readonly DemoReview[];
}

export interface DemoReview {
  readonly score: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** How many. */
  readonly pictures?: number;
  readonly appended?: { readonly days: number; readonly text: string };
  readonly answer?: string;
}
