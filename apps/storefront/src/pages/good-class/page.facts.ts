import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** id: the category to begin with. */
export const facts: WrittenFacts = {
  ...common,
  h5: '/category.html',
  aliases: ['/cateGoods', '/cate'],
  title: 'categories',
  keepAlive: 'one',
  nav: 'category',
  hasToTop: true,
  cacheBy: ['id'],
  skeleton: 'rail',
};

export const audit: PageAudit = {
  section: '2.2',
  states: () => ['category.html?cid=101', 'category.html?cid=102', 'category.html?cid=103'],
};
