import type { Module } from '#platform/module.types';
import { hostCleanup } from './host.repo.ts';
import { shopHandlers } from './shop.calls.ts';
import { subscribers } from './subscribers.ts';

/** What shops say of themselves stands on pages of all shops: it changes seldom, and then everything goes. */
const merchantWide = () => [];

export const shopModule = {
  handlers: shopHandlers,
  subscribers,
  cleanupTasks: hostCleanup,
  cacheableReads: {
    'shop.institution.list': merchantWide,
    'shop.store.list': merchantWide,
    'shop.info.detail': merchantWide,
    'shop.info.clientDetail': merchantWide,
    'shop.status.find': merchantWide,
    'shop.phone.queryList': merchantWide,
    'shop.business.shopName': merchantWide,
    'shop.organization.query': merchantWide,
    'shop.organization.shopNameList': merchantWide,
    'shop.merchant.query': merchantWide,
    'shop.merchant.verify': merchantWide,
  },
} as const satisfies Module;
