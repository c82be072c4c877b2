import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...common, skeleton: 'orders' };

export const audit: PageAudit = { section: '2.2' };
