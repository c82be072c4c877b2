import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...personal, hasSums: true, cacheBy: ['id'], needs: 'id' };

export const audit: PageAudit = { section: '2.2', states: ({ paidTradeId }) => [`payResult.html?id=${paidTradeId}`] };
