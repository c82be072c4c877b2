import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { individual } from '#navigation/page-kinds';

/** Whoever holds the link may look; its secret is no part of a cached page, so `id` is read from the address by the browser alone. */
export const facts: WrittenFacts = { ...individual, hasSums: true, skeleton: 'orders' };

export const audit: PageAudit = { section: 'ours' };
