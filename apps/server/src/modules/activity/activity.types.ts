import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { ShopSku } from '#modules/catalog';

export type { ShopSku };

type Saved = ParsedOf<'marketing.activity.save'>;
/** As staff write it. */
export type ActivityDraft = Omit<Saved, 'id' | 'revision'>;
export type ActivityTerms = ActivityDraft['terms'];
export type PackageTerms = Extract<ActivityTerms, { kind: 'PACKAGE' }>;
export type ActivityKind = ActivityTerms['kind'];
/** What a tier gives besides. */
export type TierGrants = Extract<
  Extract<ActivityTerms, { kind: 'FULL_REDUCTION' }>['reduction'],
  { by: 'TIERS' }
>['tiers'][number]['grants'];
export type ActivityGoods = ActivityDraft['goods'][number];
export type ActivityState = OutputOf<'marketing.activity.end'>['state'];
export type ActivityView = OutputOf<'marketing.activity.find'>;
export type ListedState = ActivityView['state'];
export type ActivityFinding = ActivityView['findings'][number];
export type StockOfActivity = ActivityView['stock'][number];

/** Columns whoever reads an activity has. */
export interface ActivityFrame {
  id: string;
  name: string;
  cids: string[];
  audience: ActivityDraft['audience'];
  refuses: ActivityDraft['refuses'];
  starts_at: Date;
  ends_at: Date;
  terms: ActivityTerms;
}

/** An activity as it is stored. */
export interface ActivityRow extends ActivityFrame {
  revision: number;
  state: ActivityState;
  goods: ActivityGoods[];
  created_at: Date;
  published_at: Date | null;
  ended_at: Date | null;
  link_token: string | null;
}

/** A SKU with a price of its own in a live activity, and what is left of the pieces set aside for it; null: none are. */
export interface LiveGoods {
  /** Null: in every shop. */
  readonly cid: string | null;
  readonly skuId: string;
  readonly goodsId: string;
  readonly priceFen: number;
  readonly stock: { readonly available: number; readonly supplied: number } | null;
}

/** A published activity that is not over, as far as it concerns some SKUs, with what this member has had of it. */
export interface LiveActivity {
  readonly id: string;
  readonly name: string;
  readonly cids: readonly string[];
  readonly audience: ActivityDraft['audience'];
  readonly refuses: ActivityDraft['refuses'];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly terms: ActivityTerms;
  readonly goods: readonly LiveGoods[];
  /** By SKU, or 0 for all of them together. */
  readonly used: Readonly<Record<string, number>>;
  /** A visitor may be anybody. */
  readonly isForYou: boolean;
  /** Of one that is reached by its link alone: the secret part of it. */
  readonly linkToken: string | null;
}

/** Pieces (or sets, when `skuId` is 0) an order has of an activity. */
export interface Demand {
  readonly orderId: string;
  readonly cid: string;
  readonly activityId: string;
  readonly skuId: string;
  readonly pieces: number;
  /** Out of the pieces set aside. */
  readonly isStocked: boolean;
  /** What it counts against, and how much of that a member may have. */
  readonly limit: { readonly skuId: string; readonly allowed: number } | null;
  /** The shopper named it: this price or none. */
  readonly isChosen: boolean;
}
