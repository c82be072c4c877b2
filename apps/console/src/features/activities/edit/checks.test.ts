import { describe, expect, test } from 'vitest';
import { type ActivityValues, emptyActivity, emptyTier } from './activity-values.ts';
import { checkActivity } from './checks.ts';

type Checks = ReturnType<typeof checkActivity>;
const now = Date.UTC(2026, 10, 18, 4);
const frame = { name: '活动', startsAt: now, endsAt: now + 86_400_000 };
const head = (id: string) => ({ id, title: id, picture: null });
const of = (kind: ActivityValues['kind'], part: Partial<ActivityValues> = {}): ActivityValues => ({
  ...emptyActivity(kind),
  ...frame,
  ...part,
});
const discount = (part: Partial<ActivityValues> = {}) => of('LIMITED_DISCOUNT', { percent: 80, ...part });
const priced = (part: Partial<ActivityValues>, stock: number | null = null) =>
  discount({ discountBy: 'PRICE', prices: [{ goods: head('5'), skus: [{ skuId: '51', priceFen: 990, stock }] }], ...part });
const tier = { ...emptyTier, from: 9_900, minusFen: 1_000 };
const tiers = (...list: ActivityValues['tiers'][number][]) => of('FULL_REDUCTION', { tiers: list });
const part = (id: string, isMain: boolean) => ({ goods: head(id), pieces: 1, isMain });
const bundle = (over: Partial<ActivityValues>) => of('PACKAGE', { priceFen: 9_900, parts: [part('1', true), part('2', false)], ...over });

describe('what contradicts itself or the clock (rules 2.4, 10, 13)', () => {
  test.each<[string, ActivityValues, Checks]>([
    ['all is well', discount(), {}],
    ['no name', discount({ name: ' ' }), { name: 'required' }],
    ['no time', discount({ startsAt: null, endsAt: null }), { startsAt: 'required', endsAt: 'required' }],
    ['it ends before it begins', discount({ endsAt: now }), { endsAt: 'backwards' }],
    ['it is over', discount({ startsAt: 1, endsAt: now }), { endsAt: 'over' }],
    ['no shop', discount({ shopsBy: 'SOME' }), { cids: 'noShop' }],
    ['no percentage', discount({ percent: null }), { percent: 'required' }],
    ['no amount', discount({ discountBy: 'MINUS' }), { minusFen: 'required' }],
    ['no goods', discount({ scopeBy: 'GOODS' }), { goods: 'noGoods' }],
    ['no category', discount({ scopeBy: 'CATEGORIES' }), { categoryIds: 'noCategory' }],
    ['no price', priced({ prices: [] }), { prices: 'noPrice' }],
    ['stock of no shop', priced({}, 5), { prices: 'stockNeedsShops' }],
    ['stock of a shop', priced({ shopsBy: 'SOME', cids: ['11'] }, 5), {}],
    ['special prices need no shop', { ...priced({}, 5), kind: 'PRIVILEGED' }, {}],
    ['a set without a price', of('N_FOR_PRICE'), { priceFen: 'required' }],
    ['tiers that rise', tiers(tier, { ...tier, from: 19_900, minusFen: 2_500 }), {}],
    ['tiers that do not', tiers(tier, { ...tier, minusFen: 2_000 }), { tiers: { nth: 2, check: 'notRising' } }],
    ['more spent, less off', tiers(tier, { ...tier, from: 19_900, minusFen: 500 }), { tiers: { nth: 2, check: 'notMoreOff' } }],
    ['as much off as is spent', tiers({ ...tier, minusFen: 9_900 }), { tiers: { nth: 1, check: 'minusAboveFrom' } }],
    ['so many pieces, more fen', of('FULL_REDUCTION', { measure: 'PIECES', tiers: [{ ...tier, from: 3 }] }), {}],
    ['a tier that gives nothing', tiers({ ...tier, offBy: 'NONE' }), { tiers: { nth: 1, check: 'nothingGiven' } }],
    ['a tier with points alone', tiers({ ...tier, offBy: 'NONE', points: 5 }), {}],
    [
      'a gift without its SKU',
      tiers({ ...tier, gifts: [{ goods: head('5'), skuId: null, pieces: 1 }] }),
      { tiers: { nth: 1, check: 'giftUnknown' } },
    ],
    [
      'a cap below one step',
      of('FULL_REDUCTION', { reductionBy: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 500 }),
      { capFen: 'capBelow' },
    ],
    ['one part', bundle({ parts: [part('1', true)] }), { parts: 'fewParts' }],
    ['all of a set', bundle({}), {}],
    ['a choice of one', bundle({ setBy: 'CHOICE' }), { parts: 'allMain' }],
    ['nothing always in', bundle({ setBy: 'CHOICE', parts: [part('1', false), part('2', false)] }), { parts: 'noMain' }],
    [
      'as many of choice as there are',
      bundle({ setBy: 'CHOICE', choose: 2, parts: [part('1', true), part('2', false), part('3', false)] }),
      { choose: 'chooseTooMany' },
    ],
    ['nothing off a first order', of('FIRST_ORDER', { minusFen: 0 }), { minusFen: 'amount' }],
    ['a first order', of('FIRST_ORDER', { minusFen: 500 }), {}],
  ])('%s', (_what, values, found) => {
    expect(checkActivity(values, { activity: null, now })).toEqual(found);
  });

  test('of a published one only name, a later end and more stock are asked', () => {
    const situation = {
      activity: { state: 'ON' as const, endsAt: frame.endsAt, goods: [{ skuId: '51', priceFen: 990, stock: 5 }] },
      now: now * 2,
    };
    expect(checkActivity(priced({ startsAt: null }, 5), situation)).toEqual({});
    expect(checkActivity(priced({ endsAt: frame.endsAt - 1 }, 4), situation)).toEqual({ endsAt: 'earlier', prices: 'lessStock' });
    expect(checkActivity(priced({ name: '', endsAt: frame.endsAt + 1 }, 9), situation)).toEqual({ name: 'required' });
  });
});
