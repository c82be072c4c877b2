import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

/** orderId: the order whose goods are reviewed, none for all. */
export const facts: WrittenFacts = { ...personal };

export const audit: PageAudit = { section: 'ours' };
