import type { Module } from '#platform/module.types';
import { simulateTask } from './run-simulation.ts';
import { simulationHandlers } from './simulation.calls.ts';

export const simulationModule = { handlers: simulationHandlers, taskKinds: [simulateTask] } as const satisfies Module;
