import { tags } from '#events/tags';
import type { Module } from '#platform/module.types';
import { memberHandlers } from './member.calls.ts';
import { subscribers } from './subscribers.ts';

export const memberModule = {
  handlers: memberHandlers,
  subscribers,
  cacheableReads: { 'member.agreement.find': () => [tags.agreements] },
} as const satisfies Module;
