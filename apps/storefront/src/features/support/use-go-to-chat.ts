import type { OutputOf } from '@qianpu/contract/types';
import { hrefOf } from '#navigation/resolve';
import { useGo, useOpen } from '#navigation/use-go';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';

type Contact = NonNullable<OutputOf<'support.entrance.find'>['contact']>;

/** What a shopper asks about: the chat offers it as a card. Without a shop of its own it is asked of the one on show. */
export interface ServiceSubject {
  readonly cid?: string;
  readonly goodsId?: string;
  readonly orderId?: string;
}

/** Where the shopper writes from, as the chat counts it (spec 2.6). */
const source = 2;

/** To the online customer service (spec 2.6); a visitor logs in on the way there (spec 5). */
export function useGoToChat(): (contact: Contact, subject: ServiceSubject) => void {
  const shop = useShop();
  const { isMember } = useSession();
  const go = useGo();
  const open = useOpen();
  return ({ id, nick, avatar }, { cid = shop.cid, goodsId, orderId }) => {
    const query = { fid: id, cid, mid: shop.mid, nick, avatar, source, timestamp: Date.now(), goodsId, orderId };
    if (isMember) go('kf', query);
    else open({ kind: 'login', path: hrefOf('kf', query, shop) });
  };
}
