import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...common,
  title: null,
  keepAlive: 'byAddress',
  nav: 'micropage',
  hasToTop: true,
  share: 1,
  cacheBy: ['id'],
  needs: 'id',
  skeleton: 'home',
};

export const audit: PageAudit = { section: '2.1', states: ({ micropageId }) => [`micropage.html?id=${micropageId}`] };
