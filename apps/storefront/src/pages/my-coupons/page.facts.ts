import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...personal, title: 'myCoupons', skeleton: 'orders' };

export const audit: PageAudit = { section: 'ours' };
