import type { Module } from '#platform/module.types';
import { activityHandlers } from './activity.calls.ts';
import { activityDueTasks } from './activity.due-tasks.ts';
import { subscribers } from './subscribers.ts';

export const activityModule = { handlers: activityHandlers, subscribers, dueTasks: activityDueTasks } as const satisfies Module;
