import type { Module } from '#platform/module.types';
import { opsHandlers } from './ops.calls.ts';
import { subscribers } from './subscribers.ts';

export const opsModule = {
  handlers: opsHandlers,
  subscribers,
  cacheableReads: { 'ops.domainCheck.config': () => [] },
} as const satisfies Module;
