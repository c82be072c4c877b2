import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...common, title: 'policy' };

export const audit: PageAudit = { section: '2.1' };
