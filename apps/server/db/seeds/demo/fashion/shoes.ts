import type { DemoCategory } from '../demo.types.ts';
import { balletFlat, cloudRunner, crossStrap, leatherThong, suedeMule } from './shoes/best-easy.ts';
import { blackOxford, chelseaBoot, softDerby, squarePump, workBoot } from './shoes/best-leather.ts';
import { shoesEasy } from './shoes/easy.ts';
import { shoesLeather } from './shoes/leather.ts';

export const shoes: DemoCategory = {
  key: 'shoes',
  name: '鞋履',
  english: 'Shoes',
  icon: { object: '1f45e', tint: { saturation: 0.7 } },
  slogan: '先看楦，再看样子',
  promises: ['seven', 'mend', 'sf'],
  branches: [shoesLeather, shoesEasy],
  goods: [softDerby, cloudRunner, squarePump, chelseaBoot, suedeMule, workBoot, balletFlat, crossStrap, leatherThong, blackOxford],
};
