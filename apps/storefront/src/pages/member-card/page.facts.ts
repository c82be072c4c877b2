import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...personal };

export const audit: PageAudit = { section: 'ours' };
