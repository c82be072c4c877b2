import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { activity } from '#navigation/page-kinds';

export const facts: WrittenFacts = { ...activity, hasSums: true, needs: 'id' };

export const audit: PageAudit = { section: '2.2', states: ({ setActivityId }) => [`NyNjActivityDetail.html?id=${setActivityId}`] };
