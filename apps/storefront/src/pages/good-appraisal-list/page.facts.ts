import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** id: goods; filter or tag: which of their reviews. */
export const facts: WrittenFacts = {
  ...common,
  title: 'reviews',
  hasToTop: true,
  cacheBy: ['id', 'filter', 'tag'],
  needs: 'id',
};

export const audit: PageAudit = { section: 'ours', states: ({ goodsId }) => [`goodAppraisalList.html?id=${goodsId}`] };
