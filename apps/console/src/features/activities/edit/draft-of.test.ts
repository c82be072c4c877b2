import { schemas } from '@qianpu/contract/schemas';
import { describe, expect, test } from 'vitest';
import type { WholeActivity } from '../activity.types.ts';
import { type ActivityValues, emptyActivity, emptyTier } from './activity-values.ts';
import { draftOf, fieldOf, inputOf, previewOf } from './draft-of.ts';
import { goodsIdsOf, valuesOf } from './stored-values.ts';

const head = (id: string) => ({ id, title: `商品 ${id}`, picture: null });
const frame = { name: '活动', startsAt: 1_790_000_000_000, endsAt: 1_890_000_000_000 };
const discount: ActivityValues = { ...emptyActivity('LIMITED_DISCOUNT'), ...frame, percent: 80 };
const priced: ActivityValues = {
  ...{ ...discount, discountBy: 'PRICE', shopsBy: 'SOME', cids: ['11'] },
  prices: [
    {
      goods: head('5'),
      skus: [
        { skuId: '51', priceFen: 990, stock: 20 },
        { skuId: '52', priceFen: null, stock: 3 },
      ],
    },
  ],
};
const reduction: ActivityValues = {
  ...{ ...emptyActivity('FULL_REDUCTION'), ...frame },
  tiers: [
    { ...emptyTier, from: 9_900, minusFen: 1_000, percentOff: 5 },
    { ...emptyTier, from: 19_900, offBy: 'NONE', isFreightFree: true, gifts: [{ goods: head('5'), skuId: '51', pieces: 1 }], points: 10 },
  ],
};
const bundle: ActivityValues = {
  ...{ ...emptyActivity('PACKAGE'), ...frame, priceFen: 9_900, setBy: 'CHOICE', choose: 1 },
  parts: ['5', '6', '7'].map((id, at) => ({ goods: head(id), pieces: 1, isMain: at === 0 })),
};
const all = { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
const noGrants = { gifts: [], couponIds: [], points: 0, growth: 0 };

const drafts: readonly (readonly [string, ActivityValues, object])[] = [
  ['a discount for everything', discount, { terms: { discount: { by: 'PERCENT', percent: 80, scope: all } }, cids: [], goods: [] }],
  [
    'an amount off chosen goods',
    { ...discount, discountBy: 'MINUS', minusFen: 500, perMember: 2, scopeBy: 'GOODS', goods: [head('5')], exceptGoods: [head('6')] },
    { terms: { perMember: 2, discount: { by: 'MINUS', minusFen: 500, scope: { ...all, by: 'GOODS', goodsIds: ['5'] } } } },
  ],
  [
    'SKUs with prices; those without take no part',
    priced,
    { terms: { discount: { by: 'PRICE' } }, goods: [{ skuId: '51', priceFen: 990, stock: 20 }] },
  ],
  [
    'three for 99',
    { ...emptyActivity('N_FOR_PRICE'), ...frame, pieces: 3, priceFen: 9_900 },
    { terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: null, scope: all }, goods: [] },
  ],
  [
    'tiers, each with one way to take off',
    reduction,
    {
      terms: {
        reduction: {
          by: 'TIERS',
          measure: 'FEN',
          tiers: [
            { from: 9_900, minusFen: 1_000, percentOff: null, isFreightFree: false, grants: noGrants },
            { from: 19_900, minusFen: null, isFreightFree: true, grants: { ...noGrants, gifts: [{ skuId: '51', pieces: 1 }], points: 10 } },
          ],
        },
      },
    },
  ],
  [
    'so much for every amount',
    { ...reduction, reductionBy: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 5_000 },
    { terms: { reduction: { by: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 5_000 } } },
  ],
  [
    'a set with a choice',
    bundle,
    { terms: { choose: 1, price: { by: 'AMOUNT', priceFen: 9_900 }, parts: [{ goodsId: '5', isMain: true }, { isMain: false }, {}] } },
  ],
  [
    'a set of all: none is main',
    { ...bundle, setBy: 'ALL', packageBy: 'PERCENT', percent: 85 },
    { terms: { choose: null, price: { by: 'PERCENT', percent: 85 }, parts: [{ isMain: false }, {}, {}] } },
  ],
  [
    'a first order without a threshold',
    { ...emptyActivity('FIRST_ORDER'), ...frame, minusFen: 500 },
    { terms: { fromFen: 0, minusFen: 500 } },
  ],
  [
    'special prices set nothing aside',
    { ...priced, kind: 'PRIVILEGED', refuses: ['FREE_FREIGHT'] },
    { terms: { kind: 'PRIVILEGED', perMember: null }, goods: [{ skuId: '51', priceFen: 990, stock: null }], refuses: ['FREE_FREIGHT'] },
  ],
];

const stored = (values: ActivityValues, part: Partial<WholeActivity> = {}): WholeActivity => ({
  ...draftOf(values),
  ...{ id: '7', revision: 3, state: 'DRAFT', activityType: null, createdAt: 1, publishedAt: null, endedAt: null },
  ...{ stock: [], findings: [], linkToken: null, skus: [{ skuId: '51', goodsId: '5' }] },
  ...part,
});

describe('an activity from what the fields hold (rules 10, 13)', () => {
  test.each(drafts)('%s', (_what, values, part) => {
    const draft = draftOf(values);
    expect(draft).toMatchObject(part);
    expect(schemas['marketing.activity.save'].input.safeParse(draft).error).toBeUndefined();
  });

  test.each(drafts)('what is stored comes back as it was: %s', (_what, values) => {
    expect(draftOf(valuesOf(stored(values), head))).toEqual(draftOf(values));
  });

  test('what is not typed is refused by the schema at its field', () => {
    const read = schemas['marketing.activity.save'].input.safeParse(draftOf({ ...discount, percent: null, startsAt: null, name: '' }));
    expect(read.error?.issues.map(({ path }) => fieldOf(path.join('.')))).toEqual(['name', 'startsAt', 'percent']);
  });

  test.each([
    ['terms.scope', 'scopeBy'],
    ['terms.discount.scope.goodsIds.0', 'goods'],
    ['terms.scope.exceptGoodsIds', 'exceptGoods'],
    ['goods', 'prices'],
    ['terms.reduction.tiers.1.from', 'tiers'],
    ['terms.reduction.couponIds', 'tiers'],
    ['terms.reduction', 'everyFen'],
    ['terms.price.priceFen', 'priceFen'],
    ['terms.choose', 'choose'],
    ['endsAt', 'endsAt'],
  ])('%s stands at %s', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });

  test('every goods it names is asked for once', () => {
    expect(goodsIdsOf(stored(bundle))).toEqual(['5', '6', '7']);
    expect(goodsIdsOf(stored({ ...discount, scopeBy: 'CATEGORIES', categoryIds: ['1'], exceptGoods: [head('5')] }))).toEqual(['5']);
  });
});

describe('once it is published (rules 10.2)', () => {
  const on = stored(priced, { state: 'ON' });
  const changed: ActivityValues = {
    ...{ ...priced, name: '新名', endsAt: frame.endsAt + 1, startsAt: 1, cids: ['12'], discountBy: 'PERCENT', audience: 'NEW' },
    ...{ discountBy: 'PRICE', prices: [{ goods: head('5'), skus: [{ skuId: '51', priceFen: 1, stock: 30 }] }] },
  };

  test('only name, a later end and more stock are sent', () => {
    const { id, revision, ...input } = inputOf(changed, on);
    expect({ id, revision }).toEqual({ id: '7', revision: 3 });
    expect(input).toEqual({
      ...{ ...draftOf(priced), name: '新名', endsAt: frame.endsAt + 1 },
      goods: [{ skuId: '51', priceFen: 990, stock: 30 }],
    });
  });

  test('of a draft, everything', () => {
    expect(inputOf(changed, stored(priced))).toEqual({ ...draftOf(changed), id: '7', revision: 3 });
    expect(inputOf(changed, null)).toEqual(draftOf(changed));
  });
});

describe('what a basket can be priced with', () => {
  test.each(drafts)('the rule and its goods suffice: %s', (_what, values) => {
    const draft = previewOf({ ...values, name: ' ', startsAt: null, endsAt: null }, '本活动');
    expect(draft).toMatchObject({ name: '本活动' });
    expect(schemas['marketing.activity.preview'].input.shape.activity.safeParse(draft).error).toBeUndefined();
  });

  test.each<[string, ActivityValues]>([
    ['no percentage', { ...discount, percent: null }],
    ['no goods chosen', { ...discount, scopeBy: 'GOODS' }],
    ['no price', { ...priced, prices: [] }],
    ['a tier without an amount', { ...reduction, tiers: [emptyTier] }],
    [
      'a gift without its SKU',
      { ...reduction, tiers: [{ ...emptyTier, from: 1, minusFen: 1, gifts: [{ goods: head('5'), skuId: null, pieces: 1 }] }] },
    ],
    ['one part', { ...bundle, parts: bundle.parts.slice(0, 1) }],
    ['no price of the set', { ...bundle, priceFen: null }],
    ['nothing off', { ...emptyActivity('FIRST_ORDER'), minusFen: 0 }],
  ])('not with %s', (_what, values) => {
    expect(previewOf(values, '本活动')).toBeNull();
  });
});
