import { findOverdueTrades } from '#modules/order';
import type { DueTask } from '#platform/due-tasks/due-tasks';
import { closeOverdueTrades } from './close-overdue-trades.ts';

export const tradeDueTasks: readonly DueTask[] = [
  { name: 'trade.close-overdue', everySeconds: 5, find: findOverdueTrades, act: closeOverdueTrades },
];
