import type { ExamplesOf } from '../schema.ts';
import type { mapSchemas } from './map.schema.ts';
import type { mapRows } from './map.ts';

/** The centre of a map that knows nothing better (spec 9). */
const centre = { lat: 39.90469, lng: 116.40717 };

export const mapExamples: ExamplesOf<typeof mapRows, typeof mapSchemas> = {
  'delivery.map.geocode': [{ address: '北京市朝阳区望京街 10 号' }, { point: centre }],
  'delivery.map.searchPlace': [
    { keyword: '花园', near: centre },
    { keyword: '花园', city: '北京市' },
  ],
};
