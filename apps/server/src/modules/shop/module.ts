import type { Module } from '#platform/module.types';
import { shopHandlers } from './shop.calls.ts';
import { subscribers } from './subscribers.ts';

export const shopModule = {
  handlers: shopHandlers,
  subscribers,
  cacheableReads: [
    'shop.institution.list',
    'shop.store.list',
    'shop.info.detail',
    'shop.info.clientDetail',
    'shop.status.find',
    'shop.phone.queryList',
    'shop.business.shopName',
    'shop.organization.query',
    'shop.organization.shopNameList',
    'shop.merchant.query',
    'shop.merchant.verify',
  ],
} as const satisfies Module;
