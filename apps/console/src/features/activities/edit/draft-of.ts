import type { InputOf } from '#api/calls';
import type { GoodsHead } from '#lib/goods-heads';
import type { ActivityDraft, ActivityTerms, WholeActivity } from '../activity.types.ts';
import type { Scope, TermsOf } from '../scope-in.ts';
import { type ActivityValues, hasStock, isPriced, pricedSkus, type Reduction, type TierValues } from './activity-values.ts';

/** What is not typed stays null: the schema refuses it. */
const typed = (value: number | null): number => value as number;

const ids = (goods: readonly GoodsHead[]) => goods.map(({ id }) => id);

function scopeOf({ scopeBy: by, goods, categoryIds, exceptGoods }: ActivityValues): Scope {
  return {
    by,
    goodsIds: by === 'GOODS' ? ids(goods) : [],
    categoryIds: by === 'CATEGORIES' ? [...categoryIds] : [],
    // Who names goods one by one leaves the others out already.
    exceptGoodsIds: by === 'GOODS' ? [] : ids(exceptGoods),
  };
}

function tierOf({ offBy, minusFen, percentOff, gifts, couponIds, points, growth, ...tier }: TierValues) {
  return {
    from: typed(tier.from),
    minusFen: offBy === 'MINUS' ? typed(minusFen) : null,
    percentOff: offBy === 'PERCENT' ? typed(percentOff) : null,
    isFreightFree: tier.isFreightFree,
    grants: {
      gifts: gifts.map(({ skuId, pieces }) => ({ skuId: skuId as string, pieces: typed(pieces) })),
      couponIds: [...couponIds],
      points: points ?? 0,
      growth: growth ?? 0,
    },
  };
}

function reductionOf({ reductionBy, measure, tiers, everyFen, minusFen, capFen }: ActivityValues): Reduction {
  if (reductionBy === 'EVERY') return { by: 'EVERY', everyFen: typed(everyFen), minusFen: typed(minusFen), capFen: typed(capFen) };
  return { by: 'TIERS', measure, tiers: tiers.map(tierOf) };
}

function discountOf(values: ActivityValues): TermsOf<'LIMITED_DISCOUNT'>['discount'] {
  const { discountBy, percent, minusFen } = values;
  if (discountBy === 'PRICE') return { by: 'PRICE' };
  if (discountBy === 'PERCENT') return { by: 'PERCENT', percent: typed(percent), scope: scopeOf(values) };
  return { by: 'MINUS', minusFen: typed(minusFen), scope: scopeOf(values) };
}

function packageOf({ parts, setBy, choose, packageBy, priceFen, percent, perMember }: ActivityValues): TermsOf<'PACKAGE'> {
  return {
    kind: 'PACKAGE',
    // All parts make the set: none is main.
    parts: parts.map(({ goods, pieces, isMain }) => ({ goodsId: goods.id, pieces: typed(pieces), isMain: setBy === 'CHOICE' && isMain })),
    choose: setBy === 'CHOICE' ? typed(choose) : null,
    price: packageBy === 'AMOUNT' ? { by: 'AMOUNT', priceFen: typed(priceFen) } : { by: 'PERCENT', percent: typed(percent) },
    perMember,
  };
}

function termsOf(values: ActivityValues): ActivityTerms {
  const { kind, perMember, pieces, priceFen, minusFen, fromFen } = values;
  switch (kind) {
    case 'LIMITED_DISCOUNT':
      return { kind, discount: discountOf(values), perMember };
    case 'N_FOR_PRICE':
      return { kind, pieces: typed(pieces), priceFen: typed(priceFen), perMember, scope: scopeOf(values) };
    case 'FULL_REDUCTION':
      return { kind, reduction: reductionOf(values), scope: scopeOf(values) };
    case 'PACKAGE':
      return packageOf(values);
    case 'FIRST_ORDER':
      return { kind, fromFen: fromFen ?? 0, minusFen: typed(minusFen), scope: scopeOf(values) };
    case 'PRIVILEGED':
      return { kind, perMember };
  }
}

export function draftOf(values: ActivityValues): ActivityDraft {
  const { name, audience, refuses, startsAt, endsAt, cids, shopsBy } = values;
  const goods = pricedSkus(values).map(({ skuId, priceFen, stock }) => ({ skuId, priceFen, stock: hasStock(values) ? stock : null }));
  return {
    ...{ name, audience, refuses: [...refuses], startsAt: typed(startsAt), endsAt: typed(endsAt) },
    cids: shopsBy === 'ALL' ? [] : [...cids],
    terms: termsOf(values),
    goods: isPriced(values) ? goods : [],
  };
}

/** The call's input. Once it is published only a name, a later end and more stock are taken from the fields. */
export function inputOf(values: ActivityValues, activity: WholeActivity | null): InputOf<'marketing.activity.save'> {
  const draft = draftOf(values);
  if (activity === null) return draft;
  const { id, revision, state } = activity;
  if (state === 'DRAFT') return { ...draft, id, revision };
  const { cids, startsAt, audience, refuses, terms } = activity;
  const stockOf = new Map(pricedSkus(values).map(({ skuId, stock }) => [skuId, stock]));
  const goods = activity.goods.map((one) => ({ ...one, stock: one.stock === null ? null : (stockOf.get(one.skuId) ?? one.stock) }));
  return { ...{ cids, startsAt, audience, refuses, terms, goods }, name: draft.name, endsAt: draft.endsAt, id, revision };
}

/** It runs whenever a basket is tried. */
const ALWAYS = { startsAt: 0, endsAt: Date.UTC(2099, 11, 31) };

/** Whatever else is being written, this much decides what a basket costs; null: not enough is typed. */
export function previewOf(values: ActivityValues, name: string): ActivityDraft | null {
  const draft = { ...draftOf(values), ...ALWAYS, name: values.name.trim() || name };
  const isNamed = isPriced(values) ? draft.goods.length > 0 : values.kind !== 'PACKAGE' || values.parts.length >= 2;
  const isScopeTyped = isPriced(values) || values.kind === 'PACKAGE' || isWhole(scopeOf(values));
  return isNamed && isScopeTyped && isTyped(draft.terms) ? draft : null;
}

const isWhole = ({ by, goodsIds, categoryIds }: Scope): boolean => by === 'ALL' || goodsIds.length + categoryIds.length > 0;

/** Whether every figure that must be there is. */
function isTyped(terms: ActivityTerms): boolean {
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT':
      return Object.values(terms.discount).every((part) => part !== null);
    case 'N_FOR_PRICE':
      return terms.pieces !== null && isPositive(terms.priceFen);
    case 'FULL_REDUCTION': {
      const { reduction } = terms;
      if (reduction.by === 'EVERY') return [reduction.everyFen, reduction.minusFen, reduction.capFen].every(isPositive);
      return reduction.tiers.every(
        ({ from, minusFen, percentOff, grants: { gifts } }) =>
          isPositive(from) && minusFen !== 0 && percentOff !== 0 && gifts.every(({ skuId, pieces }) => skuId !== null && pieces !== null),
      );
    }
    case 'PACKAGE':
      return (
        isPositive(terms.price.by === 'AMOUNT' ? terms.price.priceFen : terms.price.percent) &&
        terms.parts.every(({ pieces }) => isPositive(pieces))
      );
    case 'FIRST_ORDER':
      return isPositive(terms.minusFen);
    case 'PRIVILEGED':
      return true;
  }
}

const isPositive = (figure: number | null): boolean => figure !== null && figure > 0;

/** TABLE: parts of an input's path that only group others. */
const GROUPS = new Set(['terms', 'discount', 'reduction', 'price', 'scope']);
/** TABLE: fields whose names differ from the input's. */
const FIELDS: Readonly<Record<string, keyof ActivityValues>> = {
  goodsIds: 'goods',
  exceptGoodsIds: 'exceptGoods',
  goods: 'prices',
  gifts: 'tiers',
  couponIds: 'tiers',
  by: 'scopeBy',
};

/** Input path → field. */
export function fieldOf(path: string): string {
  const first = path.split('.').find((part) => !GROUPS.has(part)) ?? '';
  if (first === '') return path.endsWith('reduction') ? 'everyFen' : 'scopeBy';
  return FIELDS[first] ?? first;
}
