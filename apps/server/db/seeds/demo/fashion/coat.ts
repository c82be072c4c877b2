import type { DemoCategory } from '../demo.types.ts';
import { corduroyOvershirt, cottonTrench, linenBlazer, sheepskinJacket } from './coat/best-light.ts';
import { alpacaCardigan, cashmereLong, doubleFacedWool, gooseDownVest, quiltedLiner, woolTieJacket } from './coat/best-warm.ts';
import { coatLight } from './coat/light.ts';
import { coatWarm } from './coat/warm.ts';

export const coat: DemoCategory = {
  key: 'coat',
  name: '外套',
  english: 'Coats',
  icon: { object: '1f9e5', tint: { saturation: 0.8 } },
  slogan: '一件好外套，穿十年',
  promises: ['seven', 'mend', 'sf'],
  branches: [coatWarm, coatLight],
  goods: [
    doubleFacedWool,
    cottonTrench,
    cashmereLong,
    sheepskinJacket,
    gooseDownVest,
    linenBlazer,
    corduroyOvershirt,
    alpacaCardigan,
    quiltedLiner,
    woolTieJacket,
  ],
};
