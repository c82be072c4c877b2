import type { Module } from '#platform/module.types';
import { assetHandlers } from './asset.calls.ts';
import { subscribers } from './subscribers.ts';

export const assetModule = {
  handlers: assetHandlers,
  subscribers,
} as const satisfies Module;
