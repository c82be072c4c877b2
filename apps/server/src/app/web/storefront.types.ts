import type { PageAssets, SsrEntry } from '@qianpu/contract/ssr';
import type { HttpServer } from '#platform/http/http-server';

/** The storefront as the web role sees it: built files, or Vite's live sources during development. */
export interface Storefront {
  readonly buildId: string;
  entry(): Promise<SsrEntry>;
  assetsOf(modules: readonly string[], later: readonly string[]): PageAssets;
  /** Serves the storefront's files. */
  mount(server: HttpServer): Promise<void>;
  /** The service worker's script; null while sources are live. */
  readonly workerScript: string | null;
  /** Live sources need inline styles and scripts, so the policy is left out then. */
  readonly isLive: boolean;
}
