import { decoratedSeries } from './decorated-views.ts';
import { edgeSeries } from './edge-views.ts';
import { englishSeries } from './english-views.ts';
import { goodsSeries } from './goods-views.ts';
import type { Series } from './view.types.ts';

export const visitorSeries: readonly Series[] = [goodsSeries, decoratedSeries, ...edgeSeries, englishSeries];
