import type { DemoCategory } from '../demo.types.ts';
import { linenSlippers, quiltedIndoorShoes, woolBedSocks } from './loungewear/best-close.ts';
import { fleeceRobe, gauzeShorts, gauzeYukata, modalSet, silkTop, waffleRobe, yogaLoungePants } from './loungewear/best-homewear.ts';
import { loungewearClose } from './loungewear/close.ts';
import { loungewearHomewear } from './loungewear/homewear.ts';

export const loungewear: DemoCategory = {
  key: 'loungewear',
  name: '家居服',
  english: 'Loungewear',
  icon: { object: '1f94b', tint: { saturation: 0.4, hue: 110 } },
  slogan: '回家以后',
  promises: ['seven', 'sf'],
  branches: [loungewearHomewear, loungewearClose],
  goods: [
    waffleRobe,
    gauzeYukata,
    modalSet,
    woolBedSocks,
    fleeceRobe,
    linenSlippers,
    silkTop,
    gauzeShorts,
    yogaLoungePants,
    quiltedIndoorShoes,
  ],
};
