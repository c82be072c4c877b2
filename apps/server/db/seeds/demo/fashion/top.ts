import type { DemoCategory } from '../demo.types.ts';
import { linenTank, linenVShirt, linenWrap, lyocellPinstripe, oxfordStripeShirt } from './top/best-shirt.ts';
import { colorBlockTee, cottonKnitShort, heavyCottonTee, merinoCrew, silkVNeck } from './top/best-soft.ts';
import { topShirt } from './top/shirt.ts';
import { topSoft } from './top/soft.ts';

export const top: DemoCategory = {
  key: 'top',
  name: '上装',
  english: 'Tops',
  icon: { object: '1f45a', tint: { saturation: 0.35, hue: 80 } },
  slogan: '贴身的，都要软',
  promises: ['seven', 'mend', 'sf'],
  branches: [topShirt, topSoft],
  goods: [
    merinoCrew,
    oxfordStripeShirt,
    silkVNeck,
    heavyCottonTee,
    linenTank,
    linenWrap,
    colorBlockTee,
    linenVShirt,
    cottonKnitShort,
    lyocellPinstripe,
  ],
};
