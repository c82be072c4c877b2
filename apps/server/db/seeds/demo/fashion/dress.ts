import type { DemoCategory } from '../demo.types.ts';
import { indigoWrap, linenStrap, silkSlip, washedDenim } from './dress/best-by-cloth.ts';
import { apricotDrape, corduroyPinafore, dotWrap, littleBlack, tencelMidi, woolSlant } from './dress/best-by-length.ts';
import { dressByCloth } from './dress/by-cloth.ts';
import { dressByLength } from './dress/by-length.ts';

export const dress: DemoCategory = {
  key: 'dress',
  name: '裙装',
  english: 'Dresses',
  icon: { object: '1f457', tint: { saturation: 0.42, hue: 170, brightness: 1.08 } },
  slogan: '一条裙子，四季都有',
  promises: ['seven', 'mend', 'sf'],
  branches: [dressByLength, dressByCloth],
  goods: [linenStrap, woolSlant, littleBlack, silkSlip, indigoWrap, tencelMidi, corduroyPinafore, washedDenim, apricotDrape, dotWrap],
};
