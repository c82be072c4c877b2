import { cartRows } from '@qianpu/contract/calls/cart';
import { useQueries } from '@tanstack/react-query';
import { CallRefusal } from '#api/call-refusal';
import { isNotFound } from '#api/query-client';
import { useRead } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import type { GuestLine } from '#session/stored.types';
import { lineGoods, shopNames } from './cart-queries.ts';
import type { Cart, LineGoods } from './cart-view.rules.ts';
import { guestCart } from './cart-view.rules.ts';
import { useGuestLines } from './use-guest-lines.ts';

const none: readonly GuestLine[] = [];

interface GuestCart {
  readonly cart: Cart | null;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The device's cart, shown through the reads of its goods. */
export function useGuestCart(isWanted: boolean): GuestCart {
  const lines = useGuestLines();
  const shown = isWanted ? lines : none;
  const goodsIds = [...new Map(shown.map((line) => [`${line.cid} ${line.goodsId}`, line])).values()];
  const reads = useQueries({
    queries: goodsIds.map(({ cid, goodsId }) => ({ ...lineGoods(cid, goodsId), throwOnError: false, staleTime: 0 })),
  });
  const shops = useRead(shopNames, isWanted);
  const goodsOf = ({ cid, goodsId }: GuestLine): LineGoods => {
    const read = reads[goodsIds.findIndex((line) => line.cid === cid && line.goodsId === goodsId)];
    return isNotFound(read?.error) ? null : (read?.data as LineGoods);
  };
  // Until the shops are known, each is taken for an open one.
  const nameOf = (cid: string) => (shops.data ? (shops.data.find((shop) => shop.organizationId === cid)?.shopName ?? null) : '');
  const isError = reads.some((read) => read.isError && !isNotFound(read.error));
  const isReady = !isError && reads.every((read) => !read.isPending);
  return {
    cart: isWanted && isReady ? guestCart(shown, goodsOf, nameOf) : null,
    isError,
    refetch: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}

/** At login the device's cart joins the member's. Without an answer it stays on the device and is tried again. */
export function useMergeGuestCart(): () => Promise<void> {
  const { mid } = useShop();
  const merge = useWrite(cartRows, 'cart.line.merge', ['cart.line.list', 'cart.badge.count'], ['INTERNAL', 'CART_FULL']);
  const edit = useWrite(cartRows, 'cart.line.edit', ['cart.line.list'], ['INTERNAL', 'NOT_FOUND', 'BAD_INPUT']);
  return async () => {
    const lines = readStored('guestCart', mid) ?? none;
    if (lines.length === 0) return;
    try {
      await merge.mutateAsync({ input: { lines: lines.map(({ cid, skuId, quantity }) => ({ cid, skuId, quantity })) } });
      writeStored('guestCart', mid, null);
      const unticked = lines.filter((line) => !line.isTicked);
      if (unticked.length === 0) return;
      await edit.mutateAsync({ input: { changes: unticked.map(({ cid, skuId }) => ({ cid, skuId, isTicked: false })) } });
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error;
    }
  };
}
