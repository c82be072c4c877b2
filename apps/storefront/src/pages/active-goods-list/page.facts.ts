import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { activity } from '#navigation/page-kinds';

// in h5 it is always `id` (spec 2.3)
export const facts: WrittenFacts = { ...activity, hasSums: true, cacheBy: ['id', 'activityId'] };

export const audit: PageAudit = { section: '2.2', states: ({ reductionId }) => [`activeGoodsList.html?id=${reductionId}`] };
