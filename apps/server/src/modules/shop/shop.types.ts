import type { OutputOf, ParsedOf, Point } from '@qianpu/contract/types';
import type { Lang } from '#platform/ctx';

/** OPEN sells; RESTING shows its goods and takes no orders; CLOSED cannot be entered. */
export type ShopStatus = OutputOf<'shop.status.find'>['status'];

export interface NewMerchant {
  readonly name: string;
  /** Null: it has no shop yet. */
  readonly defaultCid: string | null;
  readonly clientTypes?: readonly number[];
  /** In the order shoppers see them. */
  readonly organisations: readonly NewOrganisation[];
}

export interface NewOrganisation {
  readonly cid: string;
  readonly name: string;
  readonly note: string;
  readonly squareLogo: string;
  /** "10:00–22:00"; none when it is not said. */
  readonly hours?: string;
  readonly phones?: readonly string[];
  readonly cover?: string;
  readonly address?: string;
  readonly week?: Week;
  /** None when it is not known where it is. */
  readonly point?: Point;
}

/** What every page needs to know of a merchant. */
export interface Merchant {
  readonly name: string;
  /** Null until it has a shop. */
  readonly defaultCid: string | null;
  readonly clientTypes: readonly number[];
  /** That its pages are offered in. */
  readonly languages: readonly Lang[];
  readonly shops: readonly Shop[];
}

export interface Shop {
  readonly cid: string;
  readonly name: string;
  readonly note: string;
  readonly squareLogo: string;
  readonly hasNavigation: boolean;
  readonly status: ShopStatus;
}

/** What is left out stays as it is. */
export interface NewStatus {
  readonly cid: string;
  readonly status: ShopStatus;
  readonly hours?: string | undefined;
  readonly phones?: readonly string[] | undefined;
}

/** Reviews of a shop's orders and the sum of their stars: for the goods, and of those that say so for service and logistics. */
export interface RatingSums {
  readonly reviews: number;
  readonly stars: number;
  readonly service_reviews: number;
  readonly service_stars: number;
  readonly logistics_reviews: number;
  readonly logistics_stars: number;
}

export interface ShopStars extends RatingSums {
  readonly cid: string;
}

/** Opening hours, Monday first; a day without a span is off. */
export type Week = NonNullable<ParsedOf<'shop.profile.set'>['week']>;

/** What is left out stays as it is. */
export type NewProfile = ParsedOf<'shop.profile.set'>;

export interface OrganisationRow {
  cid: string;
  name: string;
  note: string;
  square_logo: string;
  shop_navigation: boolean;
  status: ShopStatus;
}

/** A shop with what is shown before somebody goes there. */
export interface LocatedOrganisation extends OrganisationRow, RatingSums {
  cover: string | null;
  address: string;
  phones: string[];
  /** As the merchant writes them, where no week is said. */
  hours: string;
  week: Week | null;
  /** Null when it is not known. */
  point: Point | null;
}

/** A shop as seen from somewhere. */
export interface OrganisationWithDistance extends LocatedOrganisation {
  /** Metres; null when it is not known. */
  distance: number | null;
}

export interface OrganisationDetail extends LocatedOrganisation {
  mid: string;
  circular_logo: string | null;
}
