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
}

/** What every page needs to know of a merchant. */
export interface Merchant {
  readonly name: string;
  readonly defaultCid: string;
  readonly shops: readonly Shop[];
}

export interface Shop {
  readonly cid: string;
  readonly name: string;
  readonly note: string;
  readonly squareLogo: string;
}
