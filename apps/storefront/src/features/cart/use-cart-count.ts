import { useRead } from '#api/read-query';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { cartBadge } from './cart-queries.ts';
import { guestPieces } from './guest-cart.rules.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** Pieces in the cart of this shop; asked of the mall only with a token (spec 4), before that the device's cart is counted. */
export function useCartCount(): number {
  const { cid } = useShop();
  const { isMember } = useSession();
  const lines = useGuestLines();
  const { data } = useRead(cartBadge(cid), isMember);
  return isMember ? (data?.count ?? 0) : guestPieces(lines, cid);
}
