import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...common, title: 'notFound' };

export const audit: PageAudit = { section: '2.2', walk: 'nothing-here.html', states: () => ['notFond.html', 'nothing-here.html'] };
