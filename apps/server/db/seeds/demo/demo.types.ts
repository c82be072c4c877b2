import type { GoodsSource, InputOf, Link } from '@qianpu/contract/types';
import type { DemoCategory } from './catalogue.schema.ts';

export type { DemoCategory, DemoGoods } from './catalogue.schema.ts';

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
  /** One character stands for the shop. */
  readonly logo: string;
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
  /** Beside the categories in the icon grid of the home, so that its rows are full. */
  readonly shortcuts: readonly DemoShortcut[];
  /** Shown in turn in the search field of the home. */
  readonly searchWords: readonly string[];
  /** What the search page offers before anything is typed. */
  readonly hotWords: readonly (readonly [text: string, badge?: 'hot' | 'new'])[];
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

/** Below the picture of a leaf; leads to that leaf, or to a page. */
export interface DemoShortcut {
  readonly text: string;
  readonly category: string;
  readonly leaf: string;
  readonly page?: string;
}

export interface DemoBanner {
  readonly key: string;
  readonly heading: string;
  readonly line: string;
  readonly button: string;
  /** A wide photo with room for words on its left. */
  readonly photo: string;
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

/** A film lies among the photos: it is not made anew (see README.md). */
export type DemoFilm = 'orange';

/** A picture of a page, cut from a photo. Lengths are pixels of a page 375 wide, on which a full picture has 351. */
export interface DemoScene {
  readonly size: readonly [width: number, height: number];
  /** Name of a photo in `pictures/`. */
  readonly photo: string;
  /** What stays in the middle when the photo is cut, in percent of the photo; its middle when left out. */
  readonly focus?: readonly [x: number, y: number];
  /** 1 shows as much of the photo as fits, 2 half of it. */
  readonly zoom?: number;
  readonly words?: SceneWords;
  /** White points that say: this can be tapped. In percent of the picture. */
  readonly marks?: readonly (readonly [x: number, y: number])[];
}

export interface SceneWords {
  readonly heading: string;
  readonly line: string;
  /** Pixels of the heading; 28 on a page's head. */
  readonly size: number;
}
