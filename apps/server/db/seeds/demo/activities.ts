import type { ActivityDraft, ActivityTerms } from '#modules/activity';

type TermsOf<Kind extends ActivityTerms['kind']> = Extract<ActivityTerms, { kind: Kind }>;
/** What it does, without the goods, which are named by the keys the demo is written with. */
type Plain<Terms> = Terms extends { discount: infer Discount }
  ? Omit<Terms, 'discount'> & { readonly discount: Plain<Discount> }
  : Terms extends unknown
    ? Omit<Terms, 'scope' | 'parts'>
    : never;

const DAY_MS = 86_400_000;

/** Times as so long after the demo is loaded. */
export interface DemoActivity extends Partial<Pick<ActivityDraft, 'refuses' | 'audience'>> {
  readonly name: string;
  readonly shop: 'fresh' | 'fashion' | 'home';
  readonly goods: readonly string[];
  readonly terms: Plain<ActivityTerms>;
  /** LIMITED_DISCOUNT by prices and PRIVILEGED: of each SKU so many per cent of its price. */
  readonly percentOfPrice?: number;
  /** Set aside for each SKU. */
  readonly stock?: number;
  /** PACKAGE: how many of the goods, the first ones, are in every set. */
  readonly mainParts?: number;
  /** Of a tier: what comes for nothing. */
  readonly gift?: string;
  readonly startsInMs?: number;
  readonly days?: number;
  readonly isDraft?: boolean;
  readonly isEnded?: boolean;
}

const tier = (from: number, changes: Partial<TierOf>): TierOf => ({
  from,
  minusFen: null,
  percentOff: null,
  isFreightFree: false,
  grants: { gifts: [], couponIds: [], points: 0, growth: 0 },
  ...changes,
});
type TierOf = Extract<TermsOf<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>['tiers'][number];

export const demoActivities: readonly DemoActivity[] = [
  {
    name: '新茶限时 8 折',
    shop: 'fresh',
    goods: ['tea', 'tea-black'],
    terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80 }, perMember: 3 },
    days: 9,
  },
  {
    name: '意式拼配尝鲜价',
    shop: 'fresh',
    goods: ['coffee-dark'],
    terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember: 2 },
    percentOfPrice: 70,
    stock: 30,
    days: 2,
  },
  {
    name: '粮仓好物 3 件 99 元',
    shop: 'fresh',
    goods: ['oats', 'jam', 'honey-acacia', 'nuts', 'rice'],
    terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: 5 },
  },
  {
    name: '首单乳品立减 8 元',
    shop: 'fresh',
    goods: ['milk', 'oat-milk'],
    terms: { kind: 'FIRST_ORDER', fromFen: 0, minusFen: 800 },
    days: 60,
  },
  {
    name: '皮具满减有礼',
    shop: 'fashion',
    goods: ['wallet', 'card-holder', 'belt', 'key-ring', 'passport'],
    terms: {
      kind: 'FULL_REDUCTION',
      reduction: {
        by: 'TIERS',
        measure: 'FEN',
        tiers: [tier(30_000, { minusFen: 4_000 }), tier(50_000, { minusFen: 8_000, isFreightFree: true })],
      },
    },
    gift: 'socks-ankle',
  },
  {
    name: '老客专享围巾价',
    shop: 'fashion',
    goods: ['scarf-plaid'],
    terms: { kind: 'PRIVILEGED', perMember: 2 },
    percentOfPrice: 75,
    days: 30,
  },
  {
    name: '文具每满 50 减 6',
    shop: 'home',
    goods: ['notebook', 'pencils'],
    terms: { kind: 'FULL_REDUCTION', reduction: { by: 'EVERY', everyFen: 5_000, minusFen: 600, capFen: 3_000 } },
  },
  {
    name: '下午茶套装 85 折',
    shop: 'home',
    goods: ['teapot', 'tumbler', 'tray'],
    terms: { kind: 'PACKAGE', choose: null, price: { by: 'PERCENT', percent: 85 }, perMember: null },
  },
  {
    name: '一壶配两件 省更多',
    shop: 'home',
    goods: ['teapot', 'tumbler', 'tray', 'tea-towel'],
    mainParts: 1,
    terms: { kind: 'PACKAGE', choose: 2, price: { by: 'PERCENT', percent: 90 }, perMember: 2 },
  },
  {
    name: '花器后天 75 折',
    shop: 'home',
    goods: ['vase', 'succulent'],
    terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 75 }, perMember: null },
    startsInMs: 2 * DAY_MS,
    days: 5,
  },
  {
    name: '冷帽清仓（草稿）',
    shop: 'fashion',
    goods: ['beanie'],
    terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'MINUS', minusFen: 3_000 }, perMember: null },
    isDraft: true,
  },
  {
    name: '粮油开仓 9 折',
    shop: 'fresh',
    goods: ['oil'],
    terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 90 }, perMember: null },
    isEnded: true,
  },
];
