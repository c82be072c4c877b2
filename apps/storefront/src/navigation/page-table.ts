import { kebab } from '#lib/kebab';
import type { PageAudit, RouteFacts } from './page-facts.types.ts';
import type { PageName } from './pages.ts';
import { pageOf, pages } from './pages.ts';
import type { PlannedPage } from './planned-pages.ts';
import { plannedPages } from './planned-pages.ts';

/** A page as tools list it. */
export interface ListedPage {
  readonly name: string;
  readonly section: PageAudit['section'];
  /** Below the base, as mobile-mall writes it. */
  readonly path: string;
  readonly isPlanned: boolean;
}

interface BuiltPage extends PageAudit {
  readonly name: PageName;
}

const readAudit = async (name: PageName): Promise<BuiltPage> => {
  const { audit } = (await import(`../pages/${kebab(name)}/page.facts.ts`)) as { readonly audit: PageAudit };
  return { name, ...audit };
};

/** The built pages with what their folders tell tools. */
const builtPages = await Promise.all((Object.keys(pages) as PageName[]).map(readAudit));

/** Every page, built or planned; for tools and tests. */
export const pageTable: readonly ListedPage[] = [
  ...builtPages.map(({ name, section }) => ({ name, section, path: pages[name].path, isPlanned: false })),
  // external in the specification's sense: `web` serves it without the storefront, when there is no shop to show it in
  { name: 'cantFind', section: '2.2', path: '/cantFind', isPlanned: false },
  ...Object.entries<PlannedPage>(plannedPages).map(([name, { section, path }]) => ({ name, section, path, isPlanned: true })),
];

/** Below the base, as h5 writes it. */
const h5PathOf = ({ path, h5 = `${path}.html` }: Pick<RouteFacts, 'path' | 'h5'>) => h5.slice(1);

/** Where tools open the built pages, below the base. */
export const openedPages = builtPages.map(({ name, walk, states }) => {
  const { isOpen, needs, ...facts } = pageOf(name);
  const own = h5PathOf(facts);
  return {
    name,
    isOpen,
    /** By walks over all pages; one that needs an id is walked over where there is one. */
    walk: needs ? null : walk === undefined ? own : walk,
    states: states ?? (() => [own]),
  };
});
