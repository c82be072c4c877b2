import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

/** Visitors find the way to log in here. */
export const facts: WrittenFacts = {
  ...individual,
  keepAlive: 'one',
  nav: 'userCenter',
  hasToTop: true,
  skeleton: 'orders',
};

export const audit: PageAudit = {
  section: '2.2',
  states: () => ['userCenter.html?cid=101', 'userCenter.html?cid=102', 'userCenter.html?cid=103'],
};
