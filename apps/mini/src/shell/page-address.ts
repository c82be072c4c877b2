import { commonParameters, type MiniPage, type MiniPath, miniPages } from '@qianpu/jumps/mini-pages';
import { decoded, queryText, readQuery } from '@qianpu/jumps/query-text';

type Query = Readonly<Record<string, string>>;

/** The storefront's pages stand below this. */
const base = '/shop';

/** A page's own parameters as they came, unescaped; whatever it does not take is left behind. The messenger hands them over as written. */
export function parametersOf(at: MiniPath, options: Readonly<Record<string, string | undefined>>): Query {
  const taken: readonly string[] = [...miniPages[at].takes, ...commonParameters];
  return Object.fromEntries(
    Object.entries(options)
      .map(([name, value]) => [decoded(name), decoded(value ?? '')] as const)
      .filter(([name, value]) => value !== '' && taken.includes(name.replace('[]', ''))),
  );
}

/** The storefront's page that a page of ours shows: "/shop/item/7.html?guiderId=3". */
export function webPathOf(at: MiniPath, query: Query): string {
  const shown: MiniPage = miniPages[at];
  const typed = shown.byType?.[query.type ?? ''];
  const { path = '/' } = typed ?? shown;
  const told = typed ? { ...query, type: typed.webType } : query;
  const { id = '', ...others } = told;
  const search = queryText(path.includes('{id}') ? others : told);
  return base + path.replace('{id}', encodeURIComponent(id)) + (search && `?${search}`);
}

/** Our page for a path of the storefront: "/classifyPage/productDetail/index?id=7"; null where a path has none. */
export function miniUrlOf(webPath: string): string | null {
  const [path = '', search = ''] = webPath.split('?', 2);
  const { env: _env, ...query } = readQuery(search, ' ');
  const typed = typedUrlOf(path, query);
  if (typed) return typed;
  const found = (Object.keys(miniPages) as MiniPath[]).map((at) => [at, idIn(at, path)] as const).find(([, id]) => id !== null);
  if (!found) return null;
  const [at, id] = found;
  const all = { ...(id && { id }), ...query };
  if (Object.keys(parametersOf(at, all)).length < Object.keys(all).length) return null;
  const parameters = queryText(all);
  return `/${at}/index${parameters && `?${parameters}`}`;
}

/** The same for a page that shows several pages of the storefront, by their type. */
function typedUrlOf(path: string, query: Query): string | null {
  for (const at of Object.keys(miniPages) as MiniPath[]) {
    const { byType = {} }: MiniPage = miniPages[at];
    const [type] = Object.entries(byType).find(([, shown]) => base + shown.path === path) ?? [];
    const all = type && { ...query, type };
    if (all) return Object.keys(parametersOf(at, all)).length < Object.keys(all).length ? null : `/${at}/index?${queryText(all)}`;
  }
  return null;
}

/** What stands in the path's place for an id; '' where it has none, null where it is another page's path. */
function idIn(at: MiniPath, path: string): string | null {
  const template: MiniPage = miniPages[at];
  if (template.path === undefined) return null;
  const [before = '', after] = `${base}${template.path}`.split('{id}');
  if (after === undefined) return path === before ? '' : null;
  const id = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && id !== '' ? decoded(id) : null;
}

/** The part of an address below an origin; null for another origin's. */
export const pathBelow = (origin: string, address: string): string | null =>
  address.startsWith(`${origin}/`) ? (address.slice(origin.length).split('#', 1)[0] ?? '') : null;

/** A path that leads back into the storefront, and nowhere else. */
export const isWebPath = (path: string): boolean => /^\/(?:shop|cp)(?:[/?]|$)/.test(path) && !/[\\\s]/.test(path);

/** The shell says who is there; an address that was left or sent to somebody does not. */
export const withoutLogin = (webPath: string): string =>
  webPath
    .replace(/([?&])(?:env|ticket|token|appId)=[^&]*/g, '$1')
    .replace(/&{2,}/g, '&')
    .replace(/\?&/, '?')
    .replace(/[?&]$/, '');
