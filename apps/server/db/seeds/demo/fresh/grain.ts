import type { DemoCategory } from '../demo.types.ts';
import { grainKeeping } from './grain/keeping.ts';
import { grainSeasoning } from './grain/seasoning.ts';
import { grainStaple } from './grain/staple.ts';

export const grain: DemoCategory = {
  key: 'grain',
  name: '粮油',
  english: 'Pantry',
  icon: { object: '1f33e' },
  slogan: '一日三餐的底气',
  promises: ['day', 'seven'],
  branches: [grainStaple, grainSeasoning, grainKeeping],
  goods: [],
};
