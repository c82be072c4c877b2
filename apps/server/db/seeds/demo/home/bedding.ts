import type { DemoCategory } from '../demo.types.ts';
import { beddingBed } from './bedding/bed.ts';
import {
  cloudPillow,
  flannelFittedSheet,
  gooseDownQuilt,
  latexPillow,
  lyocellSet,
  washedCottonSet,
  woolQuilt,
} from './bedding/best-bed.ts';
import { bearCushion, chunkyKnitThrow, starCushion } from './bedding/best-soft.ts';
import { beddingSoft } from './bedding/soft.ts';

export const bedding: DemoCategory = {
  key: 'bedding',
  name: '床品',
  english: 'Bedding',
  icon: { object: '1f6cf-fe0f', tint: { hue: -100, saturation: 0.45, brightness: 1.2 } },
  slogan: '换一床柔软',
  promises: ['seven', 'upstairs'],
  branches: [beddingBed, beddingSoft],
  goods: [
    washedCottonSet,
    cloudPillow,
    gooseDownQuilt,
    chunkyKnitThrow,
    lyocellSet,
    woolQuilt,
    starCushion,
    bearCushion,
    flannelFittedSheet,
    latexPillow,
  ],
};
