import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** words: what is searched, and what it is narrowed by; without any, where words are found. */
export const facts: WrittenFacts = {
  ...common,
  h5: '/search.html',
  title: 'search',
  keepAlive: 'one',
  nav: 'search',
  hasToTop: true,
  cacheBy: ['words', 'exact', 'categoryId', 'brands', 'tags', 'price', 'stock', 'sort'],
};

export const audit: PageAudit = {
  section: '2.2',
  // search.spec.ts walks over its states
  walk: null,
  // something is typed, something is found, nothing is found
  states: () => ['search.html', 'search.html?words=%E9%B2%9C%E6%9E%9C', 'search.html?words=zzzz'],
};
