import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

/** Visitors have a cart on their device. */
export const facts: WrittenFacts = {
  ...individual,
  h5: '/cart.html',
  title: 'cart',
  hasSums: true,
  nav: 'cart',
  skeleton: 'orders',
};

export const audit: PageAudit = { section: '2.2' };
