import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { personal } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...personal,
  title: 'order',
  hasSums: true,
  cacheBy: ['id'],
  needs: 'id',
  skeleton: 'orders',
};

export const audit: PageAudit = { section: '2.2', states: ({ paidOrderId }) => [`orderDetail.html?id=${paidOrderId}`] };
