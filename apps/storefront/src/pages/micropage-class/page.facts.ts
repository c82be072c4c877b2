import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** id: the category of micro pages. */
export const facts: WrittenFacts = {
  ...common,
  title: null,
  keepAlive: 'byAddress',
  nav: 'micropageClass',
  hasToTop: true,
  cacheBy: ['id'],
  needs: 'id',
};

export const audit: PageAudit = { section: '2.1', states: ({ micropageClassId }) => [`micropageClass.html?id=${micropageClassId}`] };
