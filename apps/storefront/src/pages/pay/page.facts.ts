import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

/** id: the trade. */
export const facts: WrittenFacts = { ...personal, hasSums: true, cacheBy: ['id'], needs: 'id' };

export const audit: PageAudit = { section: '2.2', states: ({ unpaidTradeId }) => [`pay.html?id=${unpaidTradeId}`] };
