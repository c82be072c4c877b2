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
  renderShell(request: ShellRequest): string;
}

export interface PageMatch {
  readonly name: string;
  /** Source module of the page, the key of its files in the build's manifest. */
  readonly module: string;
  /** Query keys the page's content depends on; all others are dropped from the cache key. */
  readonly cacheBy: readonly string[];
}

export interface ShellRequest {
  /** Below the base: "/item/12.html". */
  readonly path: string;
  /** "?cid=…" or empty. */
  readonly search: string;
  readonly shop: ShopContext;
  readonly assets: PageAssets;
}

export interface RenderRequest extends ShellRequest {
  readonly call: Caller<PublicRead>;
}

export interface RenderedPage {
  readonly html: string;
  /** 404 when what the address names does not exist. */
  readonly status: 200 | 404;
}

export interface PageAssets {
  /** Critical CSS of the page, put into the document (its hash stands in the content security policy). */
  readonly css: string;
  /** Module scripts, loaded at the end of the body. */
  readonly scripts: readonly string[];
  /** Chunks the page will need: `modulepreload`. */
  readonly preloads: readonly string[];
  /** The page's own script, by which the browser finds it. */
  readonly page: string;
}
