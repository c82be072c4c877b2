import type { ShopContext } from './shop-context.ts';
import type { Caller, PublicRead } from './types.ts';

/**
 * What the storefront's server bundle offers to the web role, which loads it at run time by path:
 * the two apps share this interface and nothing else.
 */
export interface SsrEntry {
  /** Which page answers a path below the base ("/item/12.html"), or null. */
  match(path: string): PageMatch | null;
  /** The whole document with data, for nobody in particular: safe to cache and to show to everyone. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The document without data: the browser renders it. Sent for personal pages, and when `render` fails or is late. */
  renderShell(request: ShellRequest): RenderedPage;
  /** The one path of a page that search engines keep, with its base. */
  canonicalPath(page: SitePage, shop: Pick<ShopContext, 'base' | 'mid' | 'cid' | 'isDefaultShop'>): string;
}

/** A page search engines are told of. */
export interface SitePage {
  readonly name: 'index' | 'goodDetail' | 'classGoodList' | 'micropage' | 'micropageClass';
  readonly query: { readonly id?: string };
}

/** Where the world finds a page: whole addresses begin with it. */
export interface SiteFacts {
  readonly origin: string;
  /** The host of several merchants: addresses there name theirs. */
  readonly isShared: boolean;
}

export interface PageMatch {
  readonly name: string;
  /** Query keys the page's content depends on; all others are dropped from the cache key. */
  readonly cacheBy: readonly string[];
  /** Rendered by the server, for nobody in particular: phones may keep a copy of it. */
  readonly isPublic: boolean;
}

export interface ShellRequest {
  /** Below the base: "/item/12.html". */
  readonly path: string;
  /** "?cid=…" or empty. */
  readonly search: string;
  readonly shop: ShopContext;
  readonly site: SiteFacts;
  /** What source modules need, by which the build's manifest names its files; of those for later the styles alone. */
  readonly assetsOf: (modules: readonly string[], later: readonly string[]) => PageAssets;
}

export interface RenderRequest extends ShellRequest {
  readonly call: Caller<PublicRead>;
  /** Awaited before work that nothing can interrupt: others are answered first, and a page nobody waits for ends here. */
  readonly takeTurn: () => Promise<void>;
}

export interface RenderedPage {
  readonly html: string;
  /** As it stands in the document. */
  readonly css: string;
  /** 404 when what the address names does not exist. */
  readonly status: 200 | 404;
}

export interface PageAssets {
  /** Critical CSS of the page and its blocks, put into the document (its hash stands in the content security policy). */
  readonly css: string;
  /** Module scripts, loaded at the end of the body. */
  readonly scripts: readonly string[];
  /** Chunks the page will need: `modulepreload`. */
  readonly preloads: readonly string[];
  /** The script of each module asked for: by it the browser finds the module. */
  readonly modules: Readonly<Record<string, string>>;
}
