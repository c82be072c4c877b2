/** The demo merchant, as its texts and pictures are written down. Ids are made when it is loaded. */
export interface DemoShop {
  readonly key: 'fresh' | 'fashion' | 'home';
  readonly cid: string;
  readonly name: string;
  /** Beside the shop's name: "滨江店 · 30 分钟达". */
  readonly note: string;
  readonly hours: string;
  readonly phones: readonly string[];
  /** Degrees (GCJ-02). */
  readonly point: { readonly lat: number; readonly lng: number };
  readonly logo: Art;
  readonly style: {
    readonly theme: 'plain' | 'ink';
    readonly colors: readonly [primary: string, secondary: string, onPrimary: string, accent: string];
  };
  readonly navigation: DemoNavigation;
  readonly freight: { readonly flatFen: number; readonly freeFromFen: number | null };
  readonly categories: readonly DemoCategory[];
  readonly banners: readonly DemoBanner[];
}

/** The shop's bottom navigation. */
export interface DemoNavigation {
  /** 1 icon above text, 2 text for the active tab only, 3 raised middle. */
  readonly styleId: 1 | 2 | 3;
  readonly activeColor: string;
  readonly unactiveColor: string;
  readonly tabs: readonly DemoTab[];
}

/** Leads to a page of the shop, below its line drawing, or to a category, below that category's picture. */
export type DemoTab = { readonly name: string } & (
  | { readonly page: 'index' | 'goodsCategory' | 'shoppingCart' | 'userCenter'; readonly drawing: TabDrawing }
  | { readonly category: string }
);

export type TabDrawing = 'house' | 'tiles' | 'cart' | 'bag' | 'person';

export interface DemoCategory {
  readonly key: string;
  /** At most four characters: it stands below a round icon. */
  readonly name: string;
  readonly icon: Art;
  readonly goods: readonly DemoGoods[];
}

export interface DemoGoods {
  /** Unique within the demo; names the pictures. */
  readonly key: string;
  readonly title: string;
  readonly sellingPoint: string;
  /** None to two, at most six characters each. */
  readonly tags: readonly string[];
  /** One or two axes; their product is the list of SKUs (1–12). */
  readonly specs: readonly DemoSpec[];
  /** Fen of each SKU, the last axis running fastest. */
  readonly pricesFen: readonly number[];
  /** Struck-through price of the cheapest SKU. */
  readonly listPriceFen?: number;
  readonly sold: number;
  /** Two to four paragraphs for the item page. */
  readonly detail: readonly string[];
  readonly art: GoodsArt;
}

export interface DemoSpec {
  readonly name: string;
  readonly values: readonly string[];
}

/** A 3D object by its code point ("1f353"), optionally in another colour. */
export interface Art {
  readonly object: string;
  readonly tint?: Tint;
}

export interface Tint {
  /** 1 leaves it as it is. */
  readonly saturation?: number;
  /** Degrees. */
  readonly hue?: number;
  readonly brightness?: number;
}

/** How the first picture is arranged; the further angles of the item are derived from it. */
export interface GoodsArt extends Art {
  readonly pose: 'single' | 'pair' | 'trio' | 'close' | 'pile';
  readonly stage: Stage;
  readonly palette: PaletteName;
  /** Objects that may stand beside it in further pictures. */
  readonly beside?: readonly string[];
}

export type Stage = 'plain' | 'table' | 'halo' | 'arch' | 'podium' | 'split' | 'sun';

export type PaletteName =
  | 'pink'
  | 'rose'
  | 'peach'
  | 'lemon'
  | 'mint'
  | 'sage'
  | 'sky'
  | 'ice'
  | 'lavender'
  | 'sand'
  | 'grey'
  | 'cream'
  | 'clay'
  | 'stone'
  | 'ink'
  | 'wine'
  | 'forest'
  | 'sea';

export interface DemoBanner {
  readonly key: string;
  readonly heading: string;
  readonly line: string;
  readonly button: string;
  readonly palette: PaletteName;
  readonly objects: readonly Art[];
  /** Category the banner leads to. */
  readonly category: string;
}
