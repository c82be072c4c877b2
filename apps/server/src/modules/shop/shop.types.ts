import type { OutputOf, Point } from '@qianpu/contract/types';

/** OPEN sells; RESTING shows its goods and takes no orders; CLOSED cannot be entered. */
export type ShopStatus = OutputOf<'shop.status.find'>['status'];

export interface NewMerchant {
  readonly name: string;
  readonly defaultCid: string;
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
  /** None when it is not known where it is. */
  readonly point?: Point;
}

/** What every page needs to know of a merchant. */
export interface Merchant {
  readonly name: string;
  readonly defaultCid: string;
  readonly clientTypes: readonly number[];
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

export interface OrganisationRow {
  cid: string;
  name: string;
  note: string;
  square_logo: string;
  shop_navigation: boolean;
  status: ShopStatus;
}

export interface OrganisationPlace extends OrganisationRow {
  /** Null when it is not known. */
  point: Point | null;
}

/** A shop as seen from somewhere. */
export interface OrganisationAway extends OrganisationPlace {
  /** Metres; null when it is not known. */
  distance: number | null;
}

export interface OrganisationDetail extends OrganisationRow {
  mid: string;
  circular_logo: string | null;
  hours: string;
  phones: string[];
}
