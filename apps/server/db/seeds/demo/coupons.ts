import type { NewCoupon } from '#modules/marketing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Goods and categories by the keys the demo is written with, times as so long after the demo is loaded. */
export interface DemoCoupon extends Pick<NewCoupon, 'name' | 'worth' | 'fromFen'> {
  readonly shops: readonly ('fresh' | 'fashion' | 'home')[];
  readonly goods?: string;
  readonly category?: string;
  readonly days?: number;
  readonly total?: number;
  readonly audience?: NewCoupon['audience'];
  readonly claimFromMs?: number;
  readonly isAlone?: boolean;
  readonly isEnded?: boolean;
  /** Which of the recent buyers have claimed one. */
  readonly claimedBy?: readonly number[];
}

/** Written first, shown last. */
export const demoCoupons: readonly DemoCoupon[] = [
  { name: '入冬尝鲜券', worth: { by: 'AMOUNT', minusFen: 500 }, fromFen: 3_900, shops: ['fresh'], isEnded: true, claimedBy: [1] },
  { name: '限量 50 元神券', worth: { by: 'AMOUNT', minusFen: 5_000 }, fromFen: 19_900, shops: [], total: 2, claimedBy: [0, 1] },
  { name: '周末满 129 减 25', worth: { by: 'AMOUNT', minusFen: 2_500 }, fromFen: 12_900, shops: [], claimFromMs: 3 * DAY_MS },
  {
    name: '1 元换粗陶马克杯',
    worth: { by: 'EXCHANGE', priceFen: 100 },
    fromFen: 0,
    shops: ['home'],
    goods: 'mug',
    total: 200,
    claimedBy: [2],
  },
  { name: '家居满 199 减 30（不同享）', worth: { by: 'AMOUNT', minusFen: 3_000 }, fromFen: 19_900, shops: ['home'], isAlone: true },
  { name: '棉麻托特包立减 20', worth: { by: 'AMOUNT', minusFen: 2_000 }, fromFen: 0, shops: ['fashion'], goods: 'tote', total: 500 },
  { name: '衣橱 85 折', worth: { by: 'PERCENT', percentOff: 15, capFen: 6_000 }, fromFen: 19_900, shops: ['fashion'], claimedBy: [1] },
  {
    name: '鲜果 9 折',
    worth: { by: 'PERCENT', percentOff: 10, capFen: 2_000 },
    fromFen: 0,
    shops: ['fresh'],
    category: 'fruit',
    claimedBy: [0, 1],
  },
  { name: '生鲜免运费', worth: { by: 'FREIGHT', capFen: 1_000 }, fromFen: 3_900, shops: ['fresh'], days: 2, claimedBy: [0, 2] },
  { name: '生鲜满 59 减 8', worth: { by: 'AMOUNT', minusFen: 800 }, fromFen: 5_900, shops: ['fresh'], total: 5_000, claimedBy: [0, 2] },
  { name: '新人专享 20 元', worth: { by: 'AMOUNT', minusFen: 2_000 }, fromFen: 5_900, shops: [], audience: 'NEW' },
  {
    name: '全场满 99 减 15',
    worth: { by: 'AMOUNT', minusFen: 1_500 },
    fromFen: 9_900,
    shops: [],
    total: 10_000,
    days: 30,
    claimedBy: [0, 1],
  },
];
