import type {
  CheckoutLine,
  GuestLine,
  LoginDraft,
  OrderDraft,
  SeenGoods,
  StoredCouponChoice,
  StoredRegion,
  UserInfo,
} from './stored.types.ts';

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const hasTexts = (value: unknown, ...names: readonly string[]): value is Fields =>
  isFields(value) && names.every((name) => isText(value[name]));

export const hasWholes = (value: Fields, ...names: readonly string[]) => names.every((name) => Number.isSafeInteger(value[name]));

export const listOf =
  <T>(isEntry: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isEntry);

const isOrderLine = (value: unknown): value is CheckoutLine => hasTexts(value, 'cid', 'skuId') && hasWholes(value, 'quantity');

export const isGuestLines = listOf(
  (value): value is GuestLine => isOrderLine(value) && hasTexts(value, 'goodsId') && typeof (value as Fields).isTicked === 'boolean',
);

export const isSeenGoods = listOf((value): value is SeenGoods => hasTexts(value, 'goodsId') && hasWholes(value, 'at'));

export const isRegion = (value: unknown): value is StoredRegion => hasTexts(value, 'code', 'province', 'city', 'district');

const isCouponChoice = (value: unknown): value is StoredCouponChoice => hasTexts(value, 'cid', 'coupon');

export const isOrderDraft = (value: unknown): value is OrderDraft =>
  isFields(value) &&
  (value.lines ?? value.choices) !== undefined &&
  listOf(isOrderLine)(value.lines ?? []) &&
  isFields(value.chosen ?? {}) &&
  listOf(isCouponChoice)(value.choices ?? []);

export const isUser = (value: unknown): value is UserInfo =>
  hasTexts(value, 'id', 'openId', 'nickName', 'unionId', 'headIcon', 'phone') &&
  hasWholes(value, 'level', 'cardStatus') &&
  Array.isArray(value.labelRecordViews);

export const isDraft = (value: unknown): value is LoginDraft => hasTexts(value, 'phone');

export const isKeys = (value: unknown): value is Readonly<Record<string, string>> => isFields(value) && Object.values(value).every(isText);
