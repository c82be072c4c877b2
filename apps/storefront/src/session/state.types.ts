import type { RunEnv } from '../platform/run-env.ts';
import type { Fields } from './stored.shapes.ts';
import type { OrderDraft, UserInfo } from './stored.types.ts';

/** The client state groups of spec 3, field by field under its names. Fields whose shape it does not show are open records. */
export interface State {
  readonly app: AppState;
  readonly user: UserState;
  readonly content: ContentState;
  readonly sale: SaleState;
  readonly shop: ShopState;
  readonly gift: GiftState;
}

export interface AppState {
  readonly runEnv: RunEnv;
  readonly baseUrl: '/shop' | '/cp';
  readonly cid: string;
  readonly mid: string;
  readonly scrollTop: number;
  readonly checked: boolean;
}

export interface UserState {
  readonly roles: readonly ('visitor' | 'member')[];
  readonly userInfo: UserInfo | null;
  readonly userInfoDetail: Fields | null;
  readonly colorStyle: ColorStyle | null;
}

export interface ContentState {
  readonly goodsMessages: Fields | null;
  readonly orderConfirm: OrderDraft | null;
  readonly mapMessage: Fields | null;
  readonly postMessageQuery: Fields | null;
}

/** What goes from an order's page to the pages about it: a sale to be handed in, one applied for, the order, a review. */
export interface SaleState {
  readonly commitSale: CommitSale | null;
  readonly shenqingSale: ShenqingSale | null;
  readonly orderDetail: OrderDetailState | null;
  readonly appraisal: Appraisal | null;
}

export interface ShopState {
  readonly storeInfoData: StoreInfo | null;
}

export interface GiftState {
  readonly refreshStatus: boolean;
}

export interface ColorStyle {
  readonly type: string;
  readonly colors: readonly string[];
  readonly index_grey?: boolean;
}

interface GoodsOfSale {
  readonly goodsInfoId: string;
  readonly productInfoId: string;
}

export interface CommitSale extends GoodsOfSale {
  readonly id: string;
  readonly type: string;
  readonly number: number;
  readonly goodsItem: Fields;
}

export interface ShenqingSale extends GoodsOfSale {
  readonly goodsItem: readonly Fields[];
}

export interface OrderDetailState extends GoodsOfSale {
  /** Milliseconds. */
  readonly time: number;
  readonly show: boolean;
  /** The shop's name. */
  readonly dianpu: string;
  readonly goodsItem: readonly Fields[];
}

export interface Appraisal {
  readonly goodsImg: string;
  readonly memberInfoId: string;
}

/** The marker makes the same data news to whoever listens. */
export type StoreInfo = Fields & { readonly marker: string };
