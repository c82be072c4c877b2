import { useRead } from '#api/read-query';
import { useSession } from '#session/session';
import { cartCount } from './cart-queries.ts';
import { guestPieces } from './guest-cart.rules.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** Pieces in the whole cart; asked of the mall only with a token (spec 4), before that the device's cart is counted. */
export function useCartCount(): number {
  const { isMember } = useSession();
  const lines = useGuestLines();
  const { data } = useRead(cartCount, isMember);
  return isMember ? (data?.count ?? 0) : guestPieces(lines);
}
