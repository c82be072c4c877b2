import type { DecoratedName } from '#features/decoration';
import { decoratedPage } from '#features/decoration';
import type { PageQuery } from '#navigation/address';
import type { PageModule } from '#navigation/page-module';

/** What a decorated page is drawn from, and what its head says: a micro page has a title of its own. */
export const decoratedReads = (wantedBy: (query: PageQuery) => DecoratedName) =>
  ({
    queries: (query, { cid }) => [decoratedPage(cid, wantedBy(query))],
    blocks: (query, { cid }, cached) => cached(decoratedPage(cid, wantedBy(query)))?.blocks ?? [],
    head: (query, { cid }, cached) => {
      const wanted = wantedBy(query);
      const page = 'id' in wanted && cached(decoratedPage(cid, wanted));
      return page ? { title: page.title } : {};
    },
  }) satisfies Omit<PageModule, 'Page'>;
