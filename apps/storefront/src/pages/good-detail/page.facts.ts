import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...common,
  h5: '/item/{id}.html',
  title: 'item',
  cacheBy: ['id'],
  needs: 'id',
  skeleton: 'item',
};

export const audit: PageAudit = { section: '2.2', states: ({ goodsId }) => [`item/${goodsId}.html`] };
