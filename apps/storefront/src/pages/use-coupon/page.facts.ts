import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

export const facts: WrittenFacts = {
  ...common,
  keepAlive: 'byAddress',
  hasToTop: true,
  cacheBy: ['id'],
  needs: 'id',
  skeleton: 'goods',
};

export const audit: PageAudit = { section: '2.2', states: ({ couponId }) => [`useCoupon.html?id=${couponId}`] };
