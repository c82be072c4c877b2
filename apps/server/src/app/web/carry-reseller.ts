import { LRUCache } from 'lru-cache';
import { PackedPage } from '#platform/web/page-cache';

/**
 * Pages whose links name a reseller, for the crowd one reseller brings. They stand apart from the page cache: made-up resellers push
 * no page out of it, and no page with a reseller is ever shown to another reader.
 */
const carrying = new LRUCache<string, PackedPage>({ max: 64 });

/** The reseller an address names, if it can be one. */
export const resellerIn = (query: URLSearchParams): string | null => {
  const id = query.get('resellerId') ?? '';
  return /^[1-9]\d{0,18}$/.test(id) ? id : null;
};

/** The page with the reseller in its own links: a tap before any script has run carries it along as well (spec 2.3). */
export function carryReseller(page: PackedPage, key: string, base: string, resellerId: string | null): PackedPage {
  if (resellerId === null) return page;
  const carryingKey = `${resellerId}|${page.madeAt}|${key}`;
  const known = carrying.get(carryingKey);
  if (known) return known;
  const { status, policy, madeAt } = page;
  const made = new PackedPage({ status, policy, html: withReseller(page.html, base, resellerId) }, madeAt);
  carrying.set(carryingKey, made);
  return made;
}

const links = /<a [^>]*?href="(\/[^"#]*)/g;

/** Links in the markup alone: the page's data has no tags in it, and its head no links to follow. */
export const withReseller = (html: string, base: string, resellerId: string): string =>
  html.replace(links, (link: string, path: string) => {
    if (path !== base && !path.startsWith(`${base}/`)) return link;
    return `${link}${path.includes('?') ? '&amp;' : '?'}resellerId=${resellerId}`;
  });
