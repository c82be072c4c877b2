import type { ShopContext } from '@qianpu/contract/shop-context';
import type { OutputOf, Product, ProductCard } from '@qianpu/contract/types';
import { isSoldOut } from '#features/purchase';
import type { Site } from './site.ts';

/** A thing as schema.org names it. */
export type LinkedData = Readonly<Record<string, unknown>>;

export const linkStore = (shop: ShopContext, site: Site): LinkedData => ({
  '@type': 'OnlineStore',
  name: shop.shopName || shop.merchantName,
  url: site.addressOf('index', {}),
  ...(shop.squareLogo && { logo: site.pictureAddress(shop.squareLogo) }),
  ...(shop.shopNote && { description: shop.shopNote }),
});

type Reviews = OutputOf<'catalog.review.summary'>;

/** `reviews`: undefined where they could not be read. */
export const linkProduct = (item: Product, reviews: Reviews | undefined, url: string, shop: ShopContext, site: Site): LinkedData => ({
  '@type': 'Product',
  name: item.title,
  ...(item.sellingPoint && { description: item.sellingPoint }),
  image: item.pictures.map(site.pictureAddress),
  ...(item.brand && { brand: { '@type': 'Brand', name: item.brand.name } }),
  ...(reviews && ratingOf(reviews)),
  offers: { ...priceOf(item), url, priceCurrency: 'CNY', availability: availabilityOf(item), seller: linkStore(shop, site) },
});

/** Of a hundred, as the page itself says it. A rating of nobody is none. */
const ratingOf = ({ count, goodRate }: Reviews): LinkedData =>
  goodRate === null || count === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: goodRate, bestRating: 100, worstRating: 0, reviewCount: count } };

/** Search engines take one price or a range; the range counts its offers. */
function priceOf({ priceFen, skus }: Product): LinkedData {
  const prices = skus.map((sku) => sku.priceFen);
  const [low, high] = [Math.min(priceFen, ...prices), Math.max(priceFen, ...prices)];
  if (low === high) return { '@type': 'Offer', price: yuan(low) };
  return { '@type': 'AggregateOffer', lowPrice: yuan(low), highPrice: yuan(high), offerCount: skus.length };
}

const availabilityOf = (item: Product) => `https://schema.org/${isSoldOut(item) ? 'OutOfStock' : 'InStock'}`;

export const yuan = (amountFen: number): string => (amountFen / 100).toFixed(2);

export const linkGoods = (cards: readonly ProductCard[], site: Site): LinkedData => ({
  '@type': 'ItemList',
  itemListElement: cards.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: site.addressOf('goodDetail', { id }),
  })),
});

/** The way here from home, home first. */
export const linkWay = (steps: readonly (readonly [name: string, url: string])[]): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
});
