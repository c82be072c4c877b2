/** As what the bottom navigation knows a page (spec 2.5). */
export type NavPage = 'home' | 'category' | 'cart' | 'userCenter' | 'micropage' | 'micropageClass' | 'goodsGroup' | 'search';
