import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** A micro page shown as home; without an id, home itself. */
export const facts: WrittenFacts = {
  ...common,
  title: null,
  nav: 'home',
  hasToTop: true,
  cacheBy: ['id'],
  skeleton: 'home',
};

export const audit: PageAudit = {
  section: '2.1',
  // without an id it is home
  walk: null,
  states: () => [],
};
