import type { InputOf, OutputOf } from '@qianpu/contract/types';
import type { Answer } from '../call-table.ts';

export type ActivityInput = InputOf<'marketing.activity.save'>;
type Call = (name: 'marketing.activity.save' | 'marketing.activity.publish', input: object) => Promise<Pick<Answer, 'data' | 'text'>>;

const HOUR_MS = 3_600_000;

/** A fifth off whatever shop 11 sells, from an hour ago until tomorrow. */
export const aPlan = (changes: Partial<ActivityInput> = {}): ActivityInput => ({
  name: '限时八折',
  cids: ['11'],
  startsAt: Date.now() - HOUR_MS,
  endsAt: Date.now() + 24 * HOUR_MS,
  audience: 'ALL',
  refuses: [],
  terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope: ofAll() }, perMember: null },
  goods: [],
  ...changes,
});

const ofAll = () => ({ by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] });

/** These SKUs at a price of their own. */
export const atPrices = (
  goods: ActivityInput['goods'],
  perMember: number | null = null,
  changes: Partial<ActivityInput> = {},
): ActivityInput => aPlan({ terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember }, goods, ...changes });

export interface MadeActivity {
  readonly id: string;
  readonly revision: number;
}

/** Written and published by somebody who may. */
export async function anActivity(staff: Call, plan: ActivityInput): Promise<MadeActivity> {
  const saved = await staff('marketing.activity.save', plan);
  if (!saved.data) throw new Error(`no activity was saved: ${saved.text}`);
  const { id, revision } = saved.data as OutputOf<'marketing.activity.save'>;
  const published = await staff('marketing.activity.publish', { id, revision });
  if (!published.data) throw new Error(`no activity was published: ${published.text}`);
  return { id, revision: (published.data as OutputOf<'marketing.activity.publish'>).revision };
}

type TermsOf<Kind extends ActivityInput['terms']['kind']> = Extract<ActivityInput['terms'], { kind: Kind }>;
export const ofGoods = (goodsIds: string[]) => ({ by: 'GOODS' as const, goodsIds, categoryIds: [], exceptGoodsIds: [] });

/** One of another kind, for these goods. */
export const aPlanOf = (terms: ActivityInput['terms'], changes: Partial<ActivityInput> = {}): ActivityInput => aPlan({ terms, ...changes });

type Tier = Extract<TermsOf<'FULL_REDUCTION'>['reduction'], { by: 'TIERS' }>['tiers'][number];
export const aTier = (from: number, changes: Partial<Omit<Tier, 'grants'>> & { grants?: Partial<Tier['grants']> } = {}): Tier => ({
  from,
  minusFen: null,
  percentOff: null,
  isFreightFree: false,
  ...changes,
  grants: { gifts: [], couponIds: [], points: 0, growth: 0, ...changes.grants },
});
