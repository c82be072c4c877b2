import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...individual,
  aliases: ['/h5Login'],
};

export const audit: PageAudit = { section: '2.1' };
