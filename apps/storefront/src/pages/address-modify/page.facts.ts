import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

/** id: the address to change, none for a new one. */
export const facts: WrittenFacts = { ...personal, title: 'address', cacheBy: ['id'] };

export const audit: PageAudit = { section: '2.2' };
