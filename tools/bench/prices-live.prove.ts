import { randomInt } from 'node:crypto';
import { conclude } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** Random activities written by staff calls, baskets priced on the wire; a check has time for forty. */
const SHOPS = process.env.PRICE_LIVE_SHOPS || '2000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const SEED = process.env.PRICE_LIVE_SEED || String(randomInt(1, 2 ** 31 - 1));

process.exitCode = conclude(
  'prices-live',
  await proveByTests('int', ['prices-live.int'], { PRICE_LIVE_SHOPS: SHOPS, PRICE_LIVE_SEED: SEED }),
  [
    `${SHOPS} random shops, seed ${SEED}: one to four activities of six kinds and up to two coupons, written, published and ended by staff calls, two or three baskets each by trade.order.calculate`,
    'what a basket should cost is put together from what staff wrote and the rules alone, and computed by the second program',
    'limits of members, pieces set aside, gifts of tiers, whole packages and mixes, prices by link and claimed coupons are in it',
    'each planted fault is a second program with one rule changed: all of them are found out by the same baskets',
  ],
);
