import { cartRows } from '@qianpu/contract/calls/cart';
import type { InputOf, ReadCall } from '@qianpu/contract/types';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CallRefusal } from '#api/call-refusal';
import { useFresh } from '#api/read-query';
import type { Written } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGoToLogin } from '#navigation/use-go';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import { useToast } from '#ui/toast';
import { cartTexts } from './cart.texts.ts';
import { cartCount, cartList } from './cart-queries.ts';
import type { Cart, PendingWrite } from './cart-view.rules.ts';
import { withPending } from './cart-view.rules.ts';
import type { GuestLineChange, GuestLineKey } from './guest-cart.rules.ts';
import { changeGuestLines, withoutGuestLines } from './guest-cart.rules.ts';
import { useGuestCart } from './use-guest-cart.ts';

export interface CartHandle {
  /** Null while it is on its way. */
  readonly cart: Cart | null;
  readonly isError: boolean;
  readonly refetch: () => void;
  /** Some of what is shown has no answer yet: sums may still change. */
  readonly isSettling: boolean;
  readonly change: (changes: readonly GuestLineChange[]) => void;
  readonly remove: (lines: readonly GuestLineKey[]) => void;
  /** They become favourites and leave the cart; a visitor logs in first. */
  readonly favour: (lines: readonly GuestLineKey[]) => void;
}

/** The cart of whoever is at the phone. */
export function useCart(): CartHandle {
  const { isMember } = useSession();
  const members = useMemberCart(isMember);
  const guests = useGuestHandle(!isMember);
  return isMember ? members : guests;
}

function useGuestHandle(isWanted: boolean): CartHandle {
  const { mid } = useShop();
  const goToLogin = useGoToLogin();
  const linesNow = () => readStored('guestCart', mid) ?? [];
  return {
    ...useGuestCart(isWanted),
    isSettling: false,
    change: (changes) => writeStored('guestCart', mid, changeGuestLines(linesNow(), changes)),
    remove: (lines) => writeStored('guestCart', mid, withoutGuestLines(linesNow(), lines)),
    favour: () => goToLogin(),
  };
}

const cartWrite = ['cart write'];

function useMemberCart(isWanted: boolean): CartHandle {
  const { data, isError, refetch } = useFresh(cartList, isWanted);
  const edit = useCartWrite('cart.line.edit');
  const remove = useCartWrite('cart.line.delete');
  const favour = useCartWrite('cart.line.moveToFavourites', ['behaviour.favourite.has', 'behaviour.favourite.list']);
  const { favoured } = useTexts(cartTexts);
  const toast = useToast();
  // What is in flight is read from the writes themselves, and shown as if it were done (nothing is kept twice).
  const pending = useMutationState({
    filters: { mutationKey: cartWrite, status: 'pending' },
    select: ({ state }) => (state.variables as { readonly input: PendingWrite }).input,
  });
  return {
    cart: data ? withPending(data, pending) : null,
    isError,
    refetch,
    isSettling: pending.length > 0,
    change: (changes) => edit.mutate({ input: { changes: [...changes] } }),
    remove: (lines) => remove.mutate({ input: { lines: lines.map(keyOf) } }),
    favour: (lines) => favour.mutate({ input: { lines: lines.map(keyOf) } }, { onSuccess: () => toast(favoured) }),
  };
}

const keyOf = ({ cid, skuId }: GuestLineKey): GuestLineKey => ({ cid, skuId });

type CartWriteCall = 'cart.line.edit' | 'cart.line.delete' | 'cart.line.moveToFavourites';

/** One after the other, so that the last answer is the newest cart. A refusal shows the mall's own cart again. */
function useCartWrite<N extends CartWriteCall>(name: N, stale: readonly ReadCall[] = []) {
  const client = useQueryClient();
  return useMutation<Written<N>, CallRefusal, { readonly input: InputOf<N> }>({
    mutationKey: cartWrite,
    scope: { id: 'cart' },
    meta: { row: cartRows[name], handled: [] },
    onSuccess: (written) => {
      if (written.kind !== 'ok') return;
      client.setQueryData(cartList.queryKey, written.data);
      client.setQueryData(cartCount.queryKey, { count: written.data.totalItem });
      for (const read of stale) void client.invalidateQueries({ queryKey: [read] });
    },
    onError: () => Promise.all([cartList, cartCount].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
}
