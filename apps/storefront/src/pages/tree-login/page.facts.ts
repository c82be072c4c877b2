import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

/** Where it leads depends on who chooses, and from where. */
export const facts: WrittenFacts = {
  ...individual,
};

export const audit: PageAudit = { section: '2.1' };
