import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

/** cid: the shop that is written to. */
export const facts: WrittenFacts = { ...personal, title: 'service' };

export const audit: PageAudit = { section: 'ours' };
