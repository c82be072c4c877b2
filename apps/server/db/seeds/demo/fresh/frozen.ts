import type { DemoCategory } from '../demo.types.ts';
import { frozenDumpling } from './frozen/dumpling.ts';
import { frozenMeal } from './frozen/meal.ts';
import { frozenWestern } from './frozen/western.ts';

export const frozen: DemoCategory = {
  key: 'frozen',
  name: '速食',
  english: 'Frozen meals',
  icon: { object: '1f95f' },
  slogan: '下班十分钟开饭',
  promises: ['cold', 'day'],
  branches: [frozenDumpling, frozenWestern, frozenMeal],
  goods: [],
};
