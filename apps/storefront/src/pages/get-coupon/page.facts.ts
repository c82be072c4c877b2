import type { PageAudit, WrittenFacts } from '#navigation/page-facts.types';
import { common } from '#navigation/page-kinds';

/** `sharerId`: who sent the link; it is no part of what is cached. */
export const facts: WrittenFacts = { ...common, cacheBy: ['id'], needs: 'id', skeleton: 'orders' };

export const audit: PageAudit = { section: '2.2', states: ({ couponId }) => [`getCoupon.html?id=${couponId}`] };
