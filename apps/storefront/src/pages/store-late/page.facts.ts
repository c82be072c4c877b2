import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** cid: the shop that rests. */
export const facts: WrittenFacts = { ...common, cacheBy: ['cid'] };

export const audit: PageAudit = { section: 'ours' };
