/** The languages answers and pages are written in; the first is the one everything is written in to begin with. */
export type Lang = 'zh-CN' | 'en';

/** The storefront's ground: which merchant, shop and colours a page is rendered for. Sent inside the page as JSON. */
export interface ShopContext {
  readonly mid: string;
  readonly cid: string;
  readonly isDefaultShop: boolean;
  readonly base: '/shop' | '/cp';
  readonly lang: Lang;
  /** That the merchant offers its pages in. */
  readonly languages: readonly Lang[];
  /** Business name: the document title where a route has none. */
  readonly merchantName: string;
  readonly shopName: string;
  readonly shopNote: string;
  readonly squareLogo: string;
  /** Whether the merchant lets this shop have a bottom navigation (spec 3, shopNavigation). */
  readonly hasNavigation: boolean;
  readonly style: ColourStyle;
  /** Origins pictures are fetched from, chosen by a hash of the key; empty means the page's own origin. */
  readonly imageHosts: readonly string[];
  /** Hosts the merchant's own links may lead to (spec 2.3, customLink). */
  readonly linkHosts: readonly string[];
  /** Domains of the merchant that this page's policy lets it ask whether they answer (spec 7.3). */
  readonly checkedDomains: readonly string[];
}

/** Colour style (spec 3) with every derived colour: CSS custom properties without their leading dashes. */
export interface ColourStyle {
  readonly theme: 'plain' | 'ink';
  readonly isGrey: boolean;
  readonly variables: Readonly<Record<string, string>>;
}
