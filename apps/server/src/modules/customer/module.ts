import type { Module } from '#platform/module.types';
import { customerHandlers } from './customer.calls.ts';
import { exportTask } from './export-members.ts';
import { subscribers } from './subscribers.ts';

export const customerModule = { handlers: customerHandlers, subscribers, taskKinds: [exportTask] } as const satisfies Module;
