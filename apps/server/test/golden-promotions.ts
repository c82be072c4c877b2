import type { Promotion } from '#modules/pricing';
import { EXAMPLE_PROMOTIONS } from '../src/modules/pricing/example-baskets.ts';

export type GoldenKind = Promotion['kind'];

/** What a merchant reads about a kind, and one promotion of it to show it by. */
export interface KindExample {
  readonly what: string;
  readonly how: 'chosen' | 'automatic';
  readonly promotion: Promotion;
}

/** TABLE: a kind of the union that is missing here does not compile. */
export const EXAMPLES: Readonly<Record<GoldenKind, KindExample>> = {
  FLASH: {
    what: 'A price for a short time, with stock of its own. Whether a coupon may follow, the activity says (as a rule not; here it may).',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.FLASH,
  },
  HOURLY: {
    what: 'A flash sale with slots of the day, each with its own stock.',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.HOURLY,
  },
  GROUP: {
    what: 'The price of those who buy together.',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.GROUP,
  },
  PACKAGE: {
    what: 'Named pieces together for one price, as many sets as the shopper chose.',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.PACKAGE,
  },
  PRIVILEGED: {
    what: 'The price of a link that was given to few.',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.PRIVILEGED,
  },
  WHOLESALE: {
    what: 'Prices by number of pieces for approved buyers; nothing else comes off them.',
    how: 'chosen',
    promotion: EXAMPLE_PROMOTIONS.WHOLESALE,
  },
  N_FOR_PRICE: {
    what: 'So many pieces for one price, the dearest first; pieces over keep their other prices.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.N_FOR_PRICE,
  },
  LADDER: {
    what: 'From so many pieces of one SKU on, each costs less.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.LADDER,
  },
  LIMITED_DISCOUNT: {
    what: 'A percentage, a price or so much less for each piece, for a time.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.LIMITED_DISCOUNT,
  },
  MEMBER_PRICE: {
    what: 'The price of a member level or card.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.MEMBER_PRICE,
  },
  FULL_REDUCTION: {
    what: 'From a sum or a number of pieces on: a sum, a percentage, free freight or gifts. One on a piece.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.FULL_REDUCTION,
  },
  FIRST_ORDER: {
    what: "Once in a shopper's life: of all orders of a basket one has it.",
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.FIRST_ORDER,
  },
  COUPON: {
    what: 'A sum, a percentage, the freight or one piece; one in an order, used once. The shopper may choose another, or none.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.COUPON,
  },
  FREE_FREIGHT: {
    what: 'Of a level, a card or an activity: sending costs nothing, or less.',
    how: 'automatic',
    promotion: EXAMPLE_PROMOTIONS.FREE_FREIGHT,
  },
};
