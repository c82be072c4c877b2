import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...common,
  path: '/',
  h5: '/',
  aliases: ['/index', '/home'],
  title: 'home',
  keepAlive: 'one',
  nav: 'home',
  hasToTop: true,
  share: 1,
  skeleton: 'home',
};

export const audit: PageAudit = { section: '2.1', states: () => ['?cid=101', '?cid=102', '?cid=103'] };
