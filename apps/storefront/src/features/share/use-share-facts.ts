import type { OutputOf, PublicRead } from '@qianpu/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReadQuery } from '#api/read-query';
import type { PageAddress } from '#navigation/address';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import type { ShareFacts, ShareSubject } from './share-facts.ts';
import { linkOf, pictureUrl, subjectOf } from './share-facts.ts';
import { homeOf, shareOf } from './share-queries.ts';

let turn = 0;

/** Finds what a page says of itself when it is shared; where the mall knows nothing of it, what its shop says. */
export function useShareFacts(): (address: PageAddress) => Promise<ShareFacts> {
  const client = useQueryClient();
  const shop = useShop();
  return async (address) => {
    const { cid, mid, shopName, shopNote, squareLogo, imageHosts } = shop;
    const { origin } = window.location;
    const subject = subjectOf(address);
    const known = subject && (await sharesOf(client, cid, subject).catch(() => null));
    const { title, describe, picture } = known?.friend ?? { title: shopName, describe: shopNote, picture: null };
    turn += 1;
    return {
      title,
      describe,
      line: known?.everyone.title ?? shopName,
      picture: pictureUrl(picture ?? squareLogo, imageHosts, origin, turn),
      link: linkOf(address, shop, {
        origin,
        firstUrl: readStored('firstUrl', mid),
        resellerId: readStored('resellerId', mid),
        guiderId: readStored('guiderId', mid),
      }),
    };
  };
}

async function sharesOf(client: QueryClient, cid: string, { type, id }: ShareSubject) {
  const read = <N extends PublicRead>(wanted: ReadQuery<N>): Promise<OutputOf<N>> => client.fetchQuery({ ...wanted });
  const pageInfoId = id ?? (await read(homeOf(cid))).id;
  const [friend, everyone] = await Promise.all([read(shareOf(cid, pageInfoId, type, 1)), read(shareOf(cid, pageInfoId, type, 2))]);
  return { friend, everyone };
}
