import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...personal, hasSums: true, skeleton: 'orders' };

export const audit: PageAudit = {
  section: '2.2',
  // nothing is there to confirm before something is chosen
  walk: null,
};
