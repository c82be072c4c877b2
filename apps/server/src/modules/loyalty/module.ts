import type { Module } from '#platform/module.types';
import { cardHandlers } from './card/card.calls.ts';
import { loyaltyHandlers } from './loyalty.calls.ts';
import { loyaltyDueTasks } from './loyalty.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const loyaltyModule = {
  handlers: { ...loyaltyHandlers, ...cardHandlers },
  subscribers,
  dueTasks: loyaltyDueTasks,
} as const satisfies Module;
