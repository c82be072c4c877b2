import type { Handlers } from '#platform/http/handler.types';
import { showSimulation } from './show-simulation.ts';
import { startSimulation } from './start-simulation.ts';

export const simulationHandlers: Handlers<'marketing.activity.simulate' | 'marketing.activity.simulation'> = {
  'marketing.activity.simulate': startSimulation,
  'marketing.activity.simulation': (ctx, { taskId }) => showSimulation(ctx, taskId),
};
