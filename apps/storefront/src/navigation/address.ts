import { pageParameters } from '@qianpu/kit/query';
import type { RouteFacts } from './page-facts.types.ts';
import type { PageName } from './pages.ts';
import { pageOf, pages } from './pages.ts';

/** An address read: which page, and the query with what the path itself carries. */
export interface PageAddress {
  readonly name: PageName;
  readonly query: PageQuery;
}
export type PageQuery = Readonly<Record<string, string>>;

/** The kit is there for development alone. */
const names = (Object.keys(pages) as PageName[]).filter((name) => name !== 'kit' || import.meta.env.DEV);
const withoutHtml = (path: string) => path.replace(/\.html$/, '');
const isId = (text: string) => /^[1-9]\d{0,18}$/.test(text);

/** Which page answers a path below the base; the h5 and the mobile-mall spelling are read alike (spec 2.1, 2.2). */
export function matchPath(path: string): PageAddress | null {
  const plain = withoutHtml(path).replace(/(.)\/$/, '$1');
  for (const name of names) {
    const page = pageOf(name);
    if (pathsOf(page).includes(plain)) return { name, query: {} };
    const id = page.h5 && idInPath(page.h5, plain);
    if (id) return { name, query: { id } };
  }
  return null;
}

/** Every path of a page as both bases read it: without ".html". */
export const pathsOf = ({ path, h5, aliases = [] }: RouteFacts): readonly string[] => [path, withoutHtml(h5 ?? path), ...aliases];

/** The page of a path and its query string. An id that is none counts as missing; a page that needs one is then not there. */
export function readAddress(path: string, search: string): PageAddress {
  const match = matchPath(path);
  if (!match) return { name: 'notFond', query: {} };
  const query: Record<string, string> = { ...Object.fromEntries(pageParameters(search)), ...match.query };
  if (query.id !== undefined && !isId(query.id)) delete query.id;
  const { needs } = pageOf(match.name);
  return needs && !query[needs] ? { name: 'notFond', query: {} } : { name: match.name, query };
}

function idInPath(template: string, plain: string): string | null {
  const [head, tail] = withoutHtml(template).split('{id}');
  if (!head || tail === undefined || !plain.startsWith(head)) return null;
  const id = plain.slice(head.length);
  return isId(id) ? id : null;
}
