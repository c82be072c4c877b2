import type { ShopContext } from '@qianpu/contract/shop-context';
import { escapeText } from './escape-text.ts';
import type { HeadFacts } from './page-facts.ts';
import { scriptJson } from './script-json.ts';
import type { Site } from './site.ts';

interface Head {
  readonly title: string;
  /** As far as the page has no better one. */
  readonly description: string;
  readonly canonical: string;
  readonly facts: HeadFacts | null;
}

/** What the document's head says to messengers and search engines. */
export function writeHeadTags({ title, description, canonical, facts }: Head, shop: ShopContext, site: Site): string {
  const described = facts?.description || description;
  const isIndexed = facts !== null && !facts.isEmpty;
  return (
    `<title>${escapeText(title)}</title>${meta('name', 'description', described)}<link rel="canonical" href="${escapeText(canonical)}">` +
    (isIndexed ? shared({ title: facts.title || title, described, canonical, facts }, shop, site) + linked(facts) : NO_INDEX)
  );
}

const NO_INDEX = '<meta name="robots" content="noindex">';

interface Shared {
  readonly title: string;
  readonly described: string;
  readonly canonical: string;
  readonly facts: HeadFacts;
}

/** Open Graph, which messengers and social networks read for the card of a link. */
function shared({ title, described, canonical, facts }: Shared, shop: ShopContext, site: Site): string {
  const picture = facts.picture || shop.squareLogo;
  const properties = {
    'og:type': facts.priceYuan ? 'product' : 'website',
    'og:title': title,
    'og:description': described,
    'og:url': canonical,
    'og:site_name': shop.merchantName,
    'og:locale': shop.lang.replace('-', '_'),
    ...(picture && { 'og:image': site.pictureAddress(picture) }),
    ...(facts.priceYuan && { 'product:price:amount': facts.priceYuan, 'product:price:currency': 'CNY' }),
  };
  const tags = Object.entries(properties).map(([name, content]) => meta('property', name, content));
  // Titles, words and picture it takes from the above.
  return tags.join('') + meta('name', 'twitter:card', facts.picture ? 'summary_large_image' : 'summary');
}

const linked = ({ linked = [] }: HeadFacts): string =>
  linked.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': linked })}</script>`;

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}">`;
