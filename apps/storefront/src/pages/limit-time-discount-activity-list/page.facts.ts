import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { activity } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...activity };

export const audit: PageAudit = { section: '2.2' };
