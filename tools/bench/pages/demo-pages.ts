import { setTimeout as wait } from 'node:timers/promises';

/** A page of the demo that is measured. */
export interface DemoPage {
  readonly name: string;
  /** Below the origin. */
  readonly path: string;
  readonly html: string;
}

/** The homes of all shops, the largest micro page and an item, found as a search engine finds them. */
export async function findDemoPages(web: string): Promise<{ homes: readonly DemoPage[]; others: readonly DemoPage[] }> {
  const [maps, items] = Map.groupBy(await addressesIn(`${web}/sitemap.xml`), (map) => map.includes('/sitemap-items-')).values();
  const pages = (await Promise.all((maps ?? []).map(addressesIn))).flat();
  const [item = ''] = await addressesIn(items?.[0] ?? '');
  const homes = await readAll(
    web,
    pages.filter((page) => new URL(page).pathname === '/shop/'),
  );
  const micro = await readAll(
    web,
    pages.filter((page) => new URL(page).pathname === '/shop/micropage.html'),
  );
  return { homes, others: [largest(micro), ...(await readAll(web, [item]))] };
}

export const largest = (pages: readonly DemoPage[]): DemoPage => {
  const [first] = pages.toSorted((one, other) => other.html.length - one.html.length);
  if (!first) throw new Error('the demo has no such page: load it by ./mall seed demo');
  return first;
};

const addressesIn = async (map: string): Promise<string[]> =>
  [...(await read(map)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** A first rendering may be late, and the shell is sent for it: what is measured is the page. */
async function readRendered(address: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const html = await read(address);
    if (!html.includes('"reads":null')) return html;
    await wait(500);
  }
  throw new Error(`${address} is not rendered`);
}

async function read(address: string): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`);
  return reply.text();
}

const readAll = (web: string, addresses: readonly string[]): Promise<DemoPage[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const { pathname, search } = new URL(address);
      const html = await readRendered(web + pathname + search);
      const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';
      return { name: `${pathname}${search} (${title})`, path: pathname + search, html };
    }),
  );
