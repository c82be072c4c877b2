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

/** The first answer of a process that has just begun may be late, and then is a failure or the shell: what is measured is the page. */
async function read(address: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const reply = await fetch(address);
    const text = await reply.text();
    if (reply.ok && !text.includes('"reads":null')) return text;
    await wait(500);
  }
  throw new Error(`${address} does not come as it should`);
}

const readAll = (web: string, addresses: readonly string[]): Promise<DemoPage[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const { pathname, search } = new URL(address);
      const html = await read(web + pathname + search);
      const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';
      return { name: `${pathname}${search} (${title})`, path: pathname + search, html };
    }),
  );
