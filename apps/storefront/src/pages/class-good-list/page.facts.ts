import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** id: a category; groupId: goods the merchant has put together; neither: all goods. */
export const facts: WrittenFacts = {
  ...common,
  title: 'allGoods',
  keepAlive: 'byAddress',
  nav: 'goodsGroup',
  hasToTop: true,
  cacheBy: ['id', 'groupId'],
  skeleton: 'goods',
};

export const audit: PageAudit = { section: '2.2' };
