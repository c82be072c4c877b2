/** An address for search engines, and since when it shows what it shows, where that is known. */
export interface SitemapEntry {
  readonly address: string;
  readonly since?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const writeSitemap = (entries: readonly SitemapEntry[]): string => write('urlset', 'url', entries);

/** The parts a site's map is cut into. */
export const writeSitemapIndex = (addresses: readonly string[]): string =>
  write(
    'sitemapindex',
    'sitemap',
    addresses.map((address) => ({ address })),
  );

const write = (list: string, each: string, entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${entries.map((entry) => `<${each}>${tell(entry)}</${each}>\n`).join('')}</${list}>\n`;

const tell = ({ address, since }: SitemapEntry): string =>
  `<loc>${escapeXml(address)}</loc>${since ? `<lastmod>${since.toISOString()}</lastmod>` : ''}`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? '');
