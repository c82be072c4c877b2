import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DemoShop } from './demo.types.ts';

const review = z.strictObject({
  score: z.int().min(1).max(5),
  text: z.string().min(1),
  /** The value of the first axis the review is of, where its words name it. */
  value: z.string().optional(),
  /** Views the buyer shows; never a catalogue picture (finding S44). */
  pictures: z.array(z.literal('review')).optional(),
  /** Written so many days later. */
  appended: z.strictObject({ days: z.int().positive(), text: z.string() }).optional(),
  /** The shop's answer. */
  answer: z.string().optional(),
});

const file = z.strictObject({
  goods: z.record(z.string(), z.strictObject({ tags: z.array(z.string()), said: z.array(review) })),
  /** What could be said of any goods of the shop. */
  common: z.array(review.pick({ score: true, text: true, answer: true })),
});

export type DemoReview = Readonly<z.infer<typeof review>>;
export type ShopReviews = Readonly<z.infer<typeof file>>;

const read = new Map<string, ShopReviews>();

/** What members say of a shop's goods. */
export function reviewsOf({ key }: Pick<DemoShop, 'key'>): ShopReviews {
  const known = read.get(key);
  if (known) return known;
  const reviews = file.parse(JSON.parse(readFileSync(new URL(`${key}/reviews.json`, import.meta.url), 'utf8')));
  read.set(key, reviews);
  return reviews;
}
