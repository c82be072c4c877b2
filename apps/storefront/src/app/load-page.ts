import { use } from 'react';
import type { TextLang } from '#i18n/messages';
import type { PageTitles } from '#i18n/titles';
import { loadChunk } from '#lib/load-chunk';
import { readAtOnce } from '#lib/read-at-once';
import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';

const loading = new Map<PageName, Promise<PageModule>>();
const loaded = new Map<PageName, PageModule>();

type Routes = Pick<typeof import('./routes.ts'), 'loadRoute' | 'titlesOf'>;

let routes: Routes | undefined;

export const loadRoutes = (): Promise<Routes> =>
  import('./routes.ts').then(({ loadRoute, titlesOf }) => {
    routes = { loadRoute, titlesOf };
    return routes;
  });

/** Once the table of all pages is there: the first page has its title from the server. */
export const loadedTitles = (lang: TextLang): PageTitles | undefined => routes?.titlesOf(lang);

/** `script`: the page's own, where the document has named it. Any other is found in the table of all pages. */
export function loadPage(name: PageName, script?: string): Promise<PageModule> {
  const known = loading.get(name);
  if (known) return known;
  const promise = readAtOnce(
    loadChunk<PageModule>(() => (script ? import(/* @vite-ignore */ script) : loadRoutes().then(({ loadRoute }) => loadRoute(name)))),
  );
  loading.set(name, promise);
  promise.then(
    (page) => loaded.set(name, page),
    // It stays refused: React looks again after a refusal, and would ask for a new one without end. A fresh start tries again.
    () => undefined,
  );
  return promise;
}

export const loadedPage = (name: PageName): PageModule | undefined => loaded.get(name);

/** The page's module; suspends only when its chunk was not loaded before. */
export const usePage = (name: PageName): PageModule => use(loadPage(name));
