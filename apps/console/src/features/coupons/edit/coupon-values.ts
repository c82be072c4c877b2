import type { InputOf } from '#api/calls';
import { dayText, instantOfDay } from '#lib/time';
import type { ChosenGoods } from '#ui/form/goods-choice';
import type { Coupon } from '../coupon.types.ts';

export type CouponDraft = InputOf<'checkout.promotion.preview'>['coupon'];

/** What the fields hold. Null where nothing is typed: no threshold, no cap, no limit. */
export interface CouponValues {
  name: string;
  shopsBy: 'ALL' | 'SOME';
  cids: string[];
  worthBy: CouponDraft['worth']['by'];
  minusFen: number | null;
  percentOff: number | null;
  capFen: number | null;
  priceFen: number | null;
  fromFen: number | null;
  isAlone: boolean;
  scopeBy: CouponDraft['scope']['by'];
  goods: readonly ChosenGoods[];
  categoryIds: string[];
  exceptGoods: readonly ChosenGoods[];
  validityBy: CouponDraft['validity']['by'];
  /** First and last day. */
  period: readonly [string, string] | null;
  delayDays: number | null;
  validDays: number | null;
  total: number | null;
  perMember: number | null;
  perDay: number | null;
  audience: CouponDraft['audience'];
  isShown: boolean;
  claimFrom: number | null;
  claimTo: number | null;
  isGivenBack: boolean;
}

export const emptyCoupon: CouponValues = {
  name: '',
  shopsBy: 'ALL',
  cids: [],
  worthBy: 'AMOUNT',
  minusFen: null,
  percentOff: null,
  capFen: null,
  priceFen: null,
  fromFen: null,
  isAlone: false,
  scopeBy: 'ALL',
  goods: [],
  categoryIds: [],
  exceptGoods: [],
  validityBy: 'AFTER_CLAIM',
  period: null,
  delayDays: 0,
  validDays: 7,
  total: 1_000,
  perMember: 1,
  perDay: null,
  audience: 'ALL',
  isShown: true,
  claimFrom: null,
  claimTo: null,
  isGivenBack: true,
};

const none = (count: number): number | null => (count === 0 ? null : count);

/** A stored coupon as the fields hold it. */
export function valuesOf(coupon: Coupon, headOf: (goodsId: string) => ChosenGoods): CouponValues {
  const { name, cids, worth, fromFen, isAlone, scope, validity, total, perMember, perDay } = coupon;
  const { audience, isShown, claimFrom, claimTo, isGivenBack } = coupon;
  return {
    ...emptyCoupon,
    ...{ name, cids: [...cids], isAlone, perMember, audience, isShown, claimFrom, claimTo, isGivenBack },
    shopsBy: cids.length === 0 ? 'ALL' : 'SOME',
    worthBy: worth.by,
    ...(worth.by === 'AMOUNT' && { minusFen: worth.minusFen }),
    ...(worth.by === 'PERCENT' && { percentOff: worth.percentOff, capFen: worth.capFen }),
    ...(worth.by === 'FREIGHT' && { capFen: worth.capFen }),
    ...(worth.by === 'EXCHANGE' && { priceFen: worth.priceFen }),
    fromFen: none(fromFen),
    scopeBy: scope.by,
    goods: scope.goodsIds.map(headOf),
    categoryIds: [...scope.categoryIds],
    exceptGoods: scope.exceptGoodsIds.map(headOf),
    validityBy: validity.by,
    ...(validity.by === 'FIXED'
      ? { period: [dayText(validity.startsAt), dayText(validity.endsAt)] as const }
      : { delayDays: validity.delayDays, validDays: validity.days }),
    total: none(total),
    perDay: none(perDay),
  };
}

const DAY_MS = 86_400_000;

/** What is not typed stays null: the schema refuses it. */
const typed = (value: number | null): number => value as number;

function worthOf({ worthBy, minusFen, percentOff, capFen, priceFen }: CouponValues): CouponDraft['worth'] {
  if (worthBy === 'AMOUNT') return { by: worthBy, minusFen: typed(minusFen) };
  if (worthBy === 'PERCENT') return { by: worthBy, percentOff: typed(percentOff), capFen: typed(capFen) };
  if (worthBy === 'FREIGHT') return { by: worthBy, capFen };
  return { by: worthBy, priceFen: typed(priceFen) };
}

/** Exchanged are named goods, and nothing else. */
export const scopeKindOf = ({ worthBy, scopeBy }: Pick<CouponValues, 'worthBy' | 'scopeBy'>): CouponValues['scopeBy'] =>
  worthBy === 'EXCHANGE' ? 'GOODS' : scopeBy;

function scopeOf(values: CouponValues): CouponDraft['scope'] {
  const by = scopeKindOf(values);
  const ids = (goods: readonly ChosenGoods[]) => goods.map(({ id }) => id);
  return {
    by,
    goodsIds: by === 'GOODS' ? ids(values.goods) : [],
    categoryIds: by === 'CATEGORIES' ? [...values.categoryIds] : [],
    // Who names goods one by one leaves the others out already.
    exceptGoodsIds: by === 'GOODS' ? [] : ids(values.exceptGoods),
  };
}

function validityOf({ validityBy, period, delayDays, validDays }: CouponValues): CouponDraft['validity'] {
  if (validityBy === 'AFTER_CLAIM') return { by: validityBy, delayDays: delayDays ?? 0, days: typed(validDays) };
  const [first, last] = period ?? [];
  return {
    by: validityBy,
    startsAt: first === undefined ? typed(null) : instantOfDay(first),
    endsAt: last === undefined ? typed(null) : instantOfDay(last) + DAY_MS - 1,
  };
}

export function draftOf(values: CouponValues): CouponDraft {
  const { name, audience, isShown, claimFrom, claimTo, isAlone, isGivenBack } = values;
  return {
    ...{ name, audience, isShown, claimFrom, claimTo, isAlone, isGivenBack },
    cids: values.shopsBy === 'ALL' ? [] : [...values.cids],
    worth: worthOf(values),
    // Exchanging names its goods and its price: there is nothing to reach.
    fromFen: values.worthBy === 'EXCHANGE' ? 0 : (values.fromFen ?? 0),
    scope: scopeOf(values),
    validity: validityOf(values),
    total: values.total ?? 0,
    perMember: typed(values.perMember),
    perDay: values.perDay ?? 0,
  };
}

/** The call's input. Once one is claimed only what may change is taken from the fields. */
export function inputOf(values: CouponValues, coupon: Coupon | null): InputOf<'marketing.coupon.save'> {
  const draft = draftOf(values);
  if (coupon === null) return draft;
  const { id, revision, state: _state, claimed, used: _used, createdAt: _createdAt, ...stored } = coupon;
  const { total, claimTo, isShown } = draft;
  return { ...(claimed > 0 ? { ...stored, total, claimTo, isShown } : draft), id, revision };
}

/** Whatever else is being written, this much decides what a basket costs; null: not enough is typed. */
export function previewOf(values: CouponValues, name: string): CouponDraft | null {
  const draft = draftOf({
    ...emptyCoupon,
    ...values,
    name: values.name.trim() || name,
    validityBy: 'AFTER_CLAIM',
    validDays: 7,
    delayDays: 0,
  });
  const { worth, scope } = draft;
  const isWorthTyped = Object.values(worth).every((part) => part !== null) || worth.by === 'FREIGHT';
  const isScopeTyped = scope.by === 'ALL' || scope.goodsIds.length + scope.categoryIds.length > 0;
  return isWorthTyped && isScopeTyped ? { ...draft, total: 0, perDay: 0, perMember: 1, claimFrom: null, claimTo: null } : null;
}

/** TABLE: fields whose names differ from the input's. */
const FIELDS: Readonly<Record<string, keyof CouponValues>> = {
  worth: 'worthBy',
  'worth.minusFen': 'minusFen',
  'worth.percentOff': 'percentOff',
  'worth.capFen': 'capFen',
  'worth.priceFen': 'priceFen',
  scope: 'scopeBy',
  'scope.by': 'scopeBy',
  'scope.goodsIds': 'goods',
  'scope.categoryIds': 'categoryIds',
  'scope.exceptGoodsIds': 'exceptGoods',
  validity: 'validityBy',
  'validity.startsAt': 'period',
  'validity.endsAt': 'period',
  'validity.delayDays': 'delayDays',
  'validity.days': 'validDays',
};

/** Input path → field. */
export function fieldOf(path: string): string {
  const [first = '', second] = path.split('.');
  return FIELDS[`${first}.${second}`] ?? FIELDS[first] ?? first;
}
