import type { OutputOf, PublicRead } from '@qianpu/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReadQuery } from '#api/read-query';
import { useTitles } from '#i18n/titles';
import type { PageAddress } from '#navigation/address';
import { pageOf } from '#navigation/pages';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import type { OwnShare } from './own-share.ts';
import type { SharedProduct, ShareFacts, ShareSubject } from './share-facts.ts';
import { linkOf, pictureUrl, sharedProduct, subjectOf } from './share-facts.ts';
import { homeOf, sharedGoods, shareOf } from './share-queries.ts';

let turn = 0;

/** Finds what a page says of itself when it is shared; where the mall knows nothing of it, what its shop says. */
export function useShareFacts(): (address: PageAddress, own?: OwnShare | null) => Promise<ShareFacts> {
  const client = useQueryClient();
  const shop = useShop();
  const titles = useTitles();
  return async (address, own = null) => {
    const { cid, mid, shopName, shopNote, squareLogo, imageHosts } = shop;
    const { origin } = window.location;
    const subject = subjectOf(address);
    const known = subject && (await sharesOf(client, cid, subject).catch(() => null));
    // A page of all activities of a kind has its own title, and words of its shop.
    const named = pageOf(address.name).share === 3 ? titles[address.name as keyof typeof titles] : undefined;
    const ofShop = named ? { title: named, describe: shopName, picture: null } : { title: shopName, describe: shopNote, picture: null };
    const { title, describe, picture } = own ?? known?.friend ?? ofShop;
    const product = await productOf(client, cid, subject).catch(() => null);
    const resellerId = readStored('resellerId', mid);
    turn += 1;
    return {
      title,
      describe,
      line: own?.title ?? known?.everyone.title ?? [named, shopName].filter(Boolean).join(' · '),
      picture: pictureUrl(picture ?? squareLogo, imageHosts, origin, turn),
      link:
        own?.link ??
        linkOf(address, shop, {
          origin,
          firstUrl: readStored('firstUrl', mid),
          resellerId,
          guiderId: readStored('guiderId', mid),
        }),
      product,
      resellerInfoId: resellerId,
    };
  };
}

async function productOf(client: QueryClient, cid: string, subject: ShareSubject | null): Promise<SharedProduct | null> {
  if (subject?.type !== 2 || !subject.id) return null;
  return sharedProduct(await client.fetchQuery<unknown, Error, OutputOf<'catalog.product.info'>>({ ...sharedGoods(cid, subject.id) }));
}

async function sharesOf(client: QueryClient, cid: string, { type, id }: ShareSubject) {
  const read = <N extends PublicRead>(wanted: ReadQuery<N>): Promise<OutputOf<N>> => client.fetchQuery({ ...wanted });
  const pageInfoId = id ?? (await read(homeOf(cid))).id;
  const [friend, everyone] = await Promise.all([read(shareOf(cid, pageInfoId, type, 1)), read(shareOf(cid, pageInfoId, type, 2))]);
  return { friend, everyone };
}
