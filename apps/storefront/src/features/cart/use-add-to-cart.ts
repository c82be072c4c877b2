import { cartRows } from '@qianpu/contract/calls/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import type { GuestLine } from '#session/stored.types';
import { useToast } from '#ui/toast';
import { cartTexts } from './cart.texts.ts';
import { cartCount } from './cart-queries.ts';
import { withGuestLine } from './guest-cart.rules.ts';

type Added = Omit<GuestLine, 'isTicked'>;

/** Puts pieces into the cart of whoever is at the phone; rejects when the mall refused, which has been said then. */
export function useAddToCart(): (line: Added) => Promise<void> {
  const { mid } = useShop();
  const { isMember } = useSession();
  const { added, guestCartFull } = useTexts(cartTexts);
  const toast = useToast();
  const client = useQueryClient();
  const add = useWrite(cartRows, 'cart.line.add', ['cart.line.list']);
  return async ({ cid, skuId, goodsId, quantity }) => {
    if (isMember) {
      const written = await add.mutateAsync({ input: { cid, skuId, quantity } });
      if (written.kind === 'ok') client.setQueryData(cartCount.queryKey, { count: written.data.cartCount });
    } else {
      const lines = withGuestLine(readStored('guestCart', mid) ?? [], { cid, skuId, goodsId, quantity });
      if (!lines) return toast(guestCartFull);
      writeStored('guestCart', mid, lines);
    }
    toast(added);
  };
}
