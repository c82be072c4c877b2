import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

/** Every component in every state, for those who build the mall: only a development server answers. */
export const facts: WrittenFacts = {
  ...individual,
  title: null,
  keepAlive: 'one',
  hasToTop: true,
};

export const audit: PageAudit = {
  section: 'ours',
  // only a development server has it
  walk: null,
  states: () => [],
};
