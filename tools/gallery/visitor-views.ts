import { activitySeries } from './activity-views.ts';
import { categorySeries } from './category-views.ts';
import { decoratedSeries } from './decorated-views.ts';
import { edgeSeries } from './edge-views.ts';
import { englishSeries } from './english-views.ts';
import { goodsSeries } from './goods-views.ts';
import { reviewSeries } from './review-views.ts';
import { searchSeries } from './search-views.ts';
import type { Series } from './view.types.ts';

export const visitorSeries: readonly Series[] = [
  goodsSeries,
  categorySeries,
  searchSeries,
  reviewSeries,
  activitySeries,
  decoratedSeries,
  ...edgeSeries,
  englishSeries,
];
