import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** id: goods. */
export const facts: WrittenFacts = { ...common, title: 'questions', cacheBy: ['id'], needs: 'id' };

export const audit: PageAudit = { section: 'ours', states: ({ goodsId }) => [`goodQuestions.html?id=${goodsId}`] };
