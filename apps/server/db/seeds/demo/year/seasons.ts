import type { YearGoods } from './year.types.ts';

/** TABLE of how much of a goods is bought in each month against its own mean, January first. */
const seasons = {
  winter: [1.8, 1.5, 1, 0.6, 0.4, 0.25, 0.2, 0.25, 0.6, 1.2, 1.9, 2.1],
  summer: [0.5, 0.5, 0.8, 1.1, 1.5, 1.8, 1.8, 1.6, 1.1, 0.7, 0.5, 0.5],
  rain: [0.7, 0.8, 1.1, 1.3, 1.3, 1.9, 1.4, 1, 0.9, 0.7, 0.6, 0.6],
  citrus: [1.8, 1.4, 1, 0.6, 0.4, 0.3, 0.3, 0.3, 0.6, 1.2, 1.9, 2],
  spring: [0.6, 0.7, 1.6, 2.2, 1.7, 1, 0.7, 0.6, 0.7, 0.7, 0.7, 0.7],
  school: [0.7, 1.5, 1.3, 0.8, 0.8, 0.8, 0.8, 1.6, 1.6, 0.8, 0.7, 0.8],
} as const;

/** TABLE of the goods that have a season; all others are bought all year round. */
const seasonOfGoods: Readonly<Record<string, keyof typeof seasons>> = {
  orange: 'citrus',
  mandarin: 'citrus',
  cherry: 'winter',
  blueberry: 'summer',
  lemon: 'summer',
  tea: 'spring',
  'tea-black': 'winter',
  throw: 'winter',
  succulent: 'spring',
  tumbler: 'summer',
  teapot: 'winter',
  notebook: 'school',
  pencils: 'school',
  scarf: 'winter',
  'scarf-plaid': 'winter',
  knit: 'winter',
  beanie: 'winter',
  'wool-wash': 'winter',
  cedar: 'spring',
  tee: 'summer',
  'socks-ankle': 'summer',
  umbrella: 'rain',
  'umbrella-folding': 'rain',
};

export function seasonFactor({ key }: Pick<YearGoods, 'key'>, month: number): number {
  const season = seasonOfGoods[key];
  return season === undefined ? 1 : (seasons[season][month - 1] ?? 1);
}
