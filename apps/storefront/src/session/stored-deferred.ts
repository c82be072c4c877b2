import type { OutputOf } from '@qianpu/contract/types';
import { id, json, oneOf, text } from './codec.ts';
import type { StoredRow } from './define-stored-values.ts';
import { defineStoredValues } from './define-stored-values.ts';
import type { Appraisal, ColorStyle, CommitSale, OrderDetailState, ShenqingSale } from './state.types.ts';
import type { Fields } from './stored.shapes.ts';
import { hasTexts, hasWholes, isFields, isKeys, isOrderDraft, isRegion, isSeenGoods, isText, listOf } from './stored.shapes.ts';
import { storedRows } from './stored.ts';

type ShopRecord = OutputOf<'shop.info.detail'>;
type BusinessName = OutputOf<'shop.business.shopName'>[number];

/** What was asked about one shop; another shop's counts as absent. */
export interface ShopCache<T> {
  readonly cid: string;
  readonly record: T;
}

const isCacheOf =
  <T>(isRecord: (value: unknown) => value is T) =>
  (value: unknown): value is ShopCache<T> =>
    hasTexts(value, 'cid') && isRecord(value.record);

const isItems = listOf(isFields);
const isColorStyle = (value: unknown): value is ColorStyle => hasTexts(value, 'type') && listOf(isText)(value.colors);
const isOfGoods = (value: unknown): value is Fields => hasTexts(value, 'goodsInfoId', 'productInfoId');
const isCommitSale = (value: unknown): value is CommitSale =>
  isOfGoods(value) && hasTexts(value, 'id', 'type') && hasWholes(value, 'number') && isFields(value.goodsItem);
const isShenqingSale = (value: unknown): value is ShenqingSale => isOfGoods(value) && isItems(value.goodsItem);
const isOrderDetail = (value: unknown): value is OrderDetailState =>
  isOfGoods(value) && hasTexts(value, 'dianpu') && hasWholes(value, 'time') && typeof value.show === 'boolean' && isItems(value.goodsItem);
const isAppraisal = (value: unknown): value is Appraisal => hasTexts(value, 'goodsImg', 'memberInfoId');
const isShopRecord = (value: unknown): value is ShopRecord =>
  hasTexts(value, 'organisationId', 'shopName', 'merchantId', 'squareLogo', 'circularLogo') && typeof value.shopNavigation === 'boolean';
const isBusinessName = (value: unknown): value is BusinessName => hasTexts(value, 'organizationId', 'shopName');

export const deferredRows = {
  /** Written by the server alone. */
  defaultCid: { where: 'cookie', as: id, perMid: false },
  lang: { where: 'cookie365', as: oneOf('zh-CN', 'en'), perMid: false },
  /** Mirrors of the state groups; the user's stand beside the login. */
  userInfo: storedRows.userInfo,
  userInfoDetail: storedRows.userInfoDetail,
  colorStyle: { where: 'local', as: json(isColorStyle) },
  orderClose: { where: 'local', as: json(isFields) },
  orderConfirm: { where: 'local', as: json(isOrderDraft) },
  commitSale: { where: 'local', as: json(isCommitSale) },
  shenqingSale: { where: 'local', as: json(isShenqingSale) },
  orderDetail: { where: 'local', as: json(isOrderDetail) },
  appraisal: { where: 'local', as: json(isAppraisal) },
  cid: { where: 'local', as: id },
  decorateData: { where: 'local', as: json(isFields) },
  /** Day on which each pop-up was shown last, by its picture. */
  seenPopups: { where: 'local', as: json(isKeys) },
  listForm: { where: 'local', as: oneOf('grid', 'list') },
  /** What was searched, newest first. */
  searchedWords: { where: 'local', as: json(listOf(isText)) },
  /** What a visitor looked at, newest first; a login hands it over to the member (seen-goods.ts). */
  seenGoods: { where: 'local', as: json(isSeenGoods) },
  /** Where parcels would go, chosen on an item page. */
  sendTo: { where: 'local', as: json(isRegion) },
  /** The secret of a sign-in at the messenger's platform, until this tab's shopper is back (features/wechat). */
  wechatVerifier: { where: 'session', as: text },
  shopInfo: { where: 'local', as: json(isFields) },
  /** The shop's name as its record has it, and as a business. */
  currentMerchant: { where: 'local', as: text },
  businessName: { where: 'local', as: text },
  /** Answers of the mall about a shop (shop-info.ts). */
  shopDisplayInfo: { where: 'local', as: json(isCacheOf(isShopRecord)) },
  basePhoneInfo: { where: 'local', as: json(isCacheOf(listOf(isText))) },
  shopBusinessInfo: { where: 'local', as: json(isCacheOf(isBusinessName)) },
} as const satisfies Record<string, StoredRow>;

/** The rest of what the device keeps: for pages beyond the first. */
export const later = defineStoredValues(deferredRows);
