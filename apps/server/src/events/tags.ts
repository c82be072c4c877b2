/**
 * TABLE of tags: what cached answers and pages say they used, and purges name (decision 59). Where the exact use is not worth
 * knowing a tag is coarse: it empties too much, never too little.
 */
export const tags = {
  /** What a goods shows of itself. */
  goods: (id: string) => `goods:${id}`,
  /** Which goods a shop has on its shelf, and in which order. */
  shelf: (cid: string) => `shelf:${cid}`,
  /** The same of one category and everything below it. */
  shelfOf: (cid: string, categoryId: string) => `shelf:${cid}:${categoryId}`,
  /** Goods that staff put together. */
  group: (id: string) => `group:${id}`,
  /** Names, pictures and places of all categories. */
  categories: 'categories',
  /** Names of all brands, where lists offer them. */
  brands: 'brands',
  promises: 'promises',
  hotWords: 'hotWords',
  /** The words of all goods: who finds what. Coarse: any changed goods may now be found by any word. */
  words: 'words',
  /** A decorated page; one of all shops and a shop's form of it share the id it is found by. */
  page: (id: string) => `page:${id}`,
  /** Homes: which page it is may change with any of them. */
  homes: 'homes',
  /** Which decorated pages there are, and in which class. */
  pageList: 'pageList',
  agreements: 'agreements',
  /** Which hosts are whose. */
  hosts: 'hosts',
  /** Colours and navigation of a shop: they stand on each of its pages. */
  shop: (cid: string) => `shop:${cid}`,
  /** Who answers for a shop. */
  entrance: (cid: string) => `entrance:${cid}`,
  contacts: 'contacts',
  /** Which coupons can be claimed, and what they promise. Coarse: any may come to any list. */
  coupons: 'coupons',
  /** Which activities run, and what they do to prices. Coarse: one may concern any goods. */
  activities: 'activities',
} as const;

/** Of the goods a list shows. */
export const tagsOfGoods = (list: readonly { readonly id: string }[] = []): string[] => list.map(({ id }) => tags.goods(id));
