import type { GoodsSource, InputOf, Link } from '@qianpu/contract/types';
import type { BrandKey } from './brands.ts';
import type { PromiseKey } from './promises.ts';

/** The demo merchant, as its texts and pictures are written down. Ids are made when it is loaded. */
export interface DemoShop {
  readonly key: 'fresh' | 'fashion' | 'home';
  readonly cid: string;
  readonly name: string;
  /** Beside the shop's name: "滨江店 · 30 分钟达". */
  readonly note: string;
  readonly address: string;
  /** Opening hours, Monday first. */
  readonly week: NonNullable<InputOf<'shop.profile.set'>['week']>;
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
  /** How the page of all categories looks. */
  readonly layout: 'goods' | 'pictures' | 'banners';
  readonly banners: readonly DemoBanner[];
  /** Shown in turn in the search field of the home. */
  readonly searchWords: readonly string[];
  /** What the search page shows before anything is typed; goods by their keys, the first first. */
  readonly looksFor: {
    readonly words: readonly (readonly [text: string, badge?: 'hot' | 'new'])[];
    readonly searched: readonly string[];
    readonly boughtAgain: readonly string[];
  };
  readonly home: DemoPage;
  /** The shop's micro pages, under the name of the class they stand in. */
  readonly pageClass: string;
  readonly microPages: readonly DemoPage[];
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

/** A category of the first level. */
export interface DemoCategory {
  readonly key: string;
  /** At most four characters: it stands below a round icon. */
  readonly name: string;
  readonly english: string;
  readonly icon: Art;
  readonly slogan: string;
  /** Of all goods below it. */
  readonly promises: readonly PromiseKey[];
  readonly branches: readonly DemoBranch[];
  /** Its best goods: first on the shelf, with a picture from every side. */
  readonly goods: readonly DemoGoods[];
}

/** A category of the second level, in a file with the further goods that stand below it. */
export interface DemoBranch {
  /** Unique within the category. */
  readonly key: string;
  readonly name: string;
  readonly leaves: readonly DemoLeaf[];
  /** One picture each. */
  readonly goods: readonly DemoGoods[];
}

/** A category of the third level: what goods stand in. */
export interface DemoLeaf {
  /** Unique within the category of the first level. */
  readonly key: string;
  readonly name: string;
  readonly icon: Art;
}

export interface DemoGoods {
  /** Unique within the demo; names the pictures. */
  readonly key: string;
  readonly title: string;
  readonly sellingPoint: string;
  /** None to two, at most six characters each. */
  readonly tags: readonly string[];
  /** How shoppers come to it; the leaf is one of its category. */
  readonly found: { readonly leaf: string; readonly brand: BrandKey; readonly keywords: readonly string[] };
  readonly english?: { readonly title: string; readonly sellingPoint: string };
  /** One to three axes; their product is the list of SKUs. */
  readonly specs: readonly DemoSpec[];
  /** Fen of each SKU, the last axis running fastest. */
  readonly pricesFen: readonly number[];
  /** Struck-through price of the cheapest SKU. */
  readonly listPriceFen?: number;
  /** From so many pieces on, each costs this share of its price. */
  readonly ladder?: readonly { readonly from: number; readonly percent: number }[];
  readonly quantity?: { readonly min: number; readonly step: number; readonly max: number | null };
  /** Pieces for one member in so many days. */
  readonly limit?: { readonly pieces: number; readonly days: number };
  readonly isSoldOut?: true;
  readonly sold: number;
  /** One to four paragraphs for the item page. */
  readonly detail: readonly string[];
  readonly art: GoodsArt;
  /** Its first frame is a picture of one of the shop's pages. */
  readonly film?: { readonly name: DemoFilm; readonly page: string; readonly poster: string };
  /** The object's colour for each value of the first axis: pictures of the SKUs. */
  readonly styles?: readonly Tint[];
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
  readonly leadsTo: { readonly category: string } | { readonly page: string };
}

/** A decorated page: what stands on it, and the pictures painted for it by their names. */
export interface DemoPage {
  /** Unique within the shop; names the pictures. */
  readonly key: string;
  readonly title: string;
  readonly share: { readonly title: string; readonly describe: string };
  /** `share` is the one a shared page shows; `cover` of a home is the shop's. */
  readonly pictures: Readonly<Record<'share' | (string & {}), DemoScene>>;
  readonly blocks: (places: Places) => readonly WrittenBlock[];
}

/** A block as staff would send it: what has a default may be left out. */
export type WrittenBlock = InputOf<'decoration.page.save'>['blocks'][number];

/** What a page names by key: where its links lead, which goods it shows, its own pictures. */
export interface Places {
  readonly to: {
    readonly category: (key: string) => Link;
    readonly goods: (key: string) => Link;
    readonly page: (key: string) => Link;
    /** The class of the shop's micro pages. */
    readonly pageClass: Link;
    readonly allGoods: Link;
  };
  readonly from: {
    readonly category: (key: string, sortType?: GoodsSource['sortType']) => GoodsSource;
    readonly goods: (...keys: readonly string[]) => GoodsSource;
    readonly all: (sortType: GoodsSource['sortType']) => GoodsSource;
  };
  readonly picture: (name: string) => string;
  readonly icon: (category: string) => string;
  readonly film: (name: DemoFilm) => string;
}

/** A film lies beside the pages that show it: it is not made anew (see README.md). */
export type DemoFilm = 'strawberry';

/** A picture of a page. Lengths are pixels of a page 375 wide, on which a full picture has 351. */
export interface DemoScene {
  readonly size: readonly [width: number, height: number];
  readonly palette: PaletteName;
  readonly scenery: Scenery;
  /** From the back to the front. */
  readonly objects: readonly StandingArt[];
  readonly words?: SceneWords;
}

export type Scenery = 'glow' | 'table' | 'arch' | 'sun' | 'window' | 'boards';

export interface StandingArt extends Art {
  /** Middle and foot of the object in percent of the picture. */
  readonly x: number;
  readonly foot: number;
  /** Height in percent of the picture's height. */
  readonly tall: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly mirrored?: boolean;
  /** Hangs or peeks out of something: no shadow below it. */
  readonly floats?: boolean;
  /** Where it wears the white point that says: this can be tapped. In its middle, or there in percent of the picture. */
  readonly mark?: true | readonly [x: number, y: number];
}

export interface SceneWords {
  readonly heading: string;
  readonly line: string;
  /** Pixels of the heading; 28 on a page's head. */
  readonly size: number;
}
