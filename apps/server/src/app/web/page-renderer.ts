import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { ShopContext } from '@qianpu/contract/shop-context';
import type { PageMatch, SiteFacts } from '@qianpu/contract/ssr';
import type { Caller, PublicRead } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import type { Dispatch } from '#platform/http/dispatch';
import type { Logger } from '#platform/log';
import { pageRenders } from '#platform/metrics';
import type { UsedTags } from '#platform/purge.types';
import { traced } from '#platform/tracing/trace';
import { contentSecurityPolicy } from '#platform/web/content-security';
import type { CachedPage } from '#platform/web/page-cache';
import { Turns } from '#platform/web/turns';
import { type Engines, visitorCtx } from '../engines.ts';
import type { Storefront } from './storefront.types.ts';

export interface RenderInput {
  readonly shop: ShopContext;
  readonly site: SiteFacts;
  readonly match: PageMatch;
  readonly path: string;
  /** Declared keys only. */
  readonly search: string;
}

export interface PageRenderer {
  /** Ends at its next step once the signal says so. */
  render(request: RenderInput, signal: AbortSignal, used: UsedTags): Promise<CachedPage>;
  renderShell(request: RenderInput): Promise<CachedPage>;
}

/** Renders with the same dispatcher the api role uses, without a network between. */
export function createPageRenderer(engines: Engines, storefront: Storefront, dispatch: Dispatch, log: Logger): PageRenderer {
  const policyOf = (css: string, { shop }: RenderInput) =>
    storefront.isLive ? '' : contentSecurityPolicy(css, { images: shop.imageHosts, checked: shop.checkedDomains });
  const turns = new Turns();
  const render = async (request: RenderInput, signal: AbortSignal, used: UsedTags): Promise<CachedPage> => {
    const { shop, site, path, search } = request;
    used.add(tags.shop(shop.cid));
    const ctx = { ...(await visitorCtx(engines, shop.mid, log)), lang: shop.lang };
    const call = publicCaller((name, input) => {
      signal.throwIfAborted();
      return dispatch({ name, ctx, raw: input, used });
    });
    const takeTurn = async () => {
      await turns.next();
      signal.throwIfAborted();
    };
    const entry = await storefront.entry();
    const { html, css, status } = await entry.render({ path, search, shop, site, assetsOf: storefront.assetsOf, call, takeTurn });
    return { status, html, policy: policyOf(css, request) };
  };
  return {
    render: async (request, signal, used) => {
      try {
        const page = await traced(
          () => ({ name: `render ${request.match.name}`, kind: 'internal' }),
          () => render(request, signal, used),
        );
        pageRenders.inc({ outcome: 'done' });
        return page;
      } catch (error) {
        pageRenders.inc({ outcome: signal.aborted ? 'cancelled' : 'failed' });
        throw error;
      }
    },
    renderShell: async (request) => {
      const { shop, site, path, search } = request;
      const entry = await storefront.entry();
      const { html, css, status } = entry.renderShell({ path, search, shop, site, assetsOf: storefront.assetsOf });
      return { status, html, policy: policyOf(css, request) };
    },
  };
}

/** A page is rendered for nobody and cached for everybody: anything but a visitor's read would be a leak. */
const publicCaller = (send: (name: PublicRead, input: unknown) => Promise<unknown>): Caller<PublicRead> =>
  (async (name: PublicRead, input: unknown) => {
    if (rows[name].auth !== 'visitor' || rows[name].effect !== 'read') throw fail('NOT_FOUND');
    return send(name, input);
  }) as Caller<PublicRead>;
