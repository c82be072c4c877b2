import type { OutputOf } from '@qianpu/contract/types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import type { PoolKind } from './activity-queries.ts';
import { inPool, mostAsked, quoteOfLines } from './activity-queries.ts';
import type { Progress } from './pool-progress.ts';
import { progressOf } from './pool-progress.ts';

type CartLine = OutputOf<'cart.line.list'>['shops'][number]['lines'][number];
export type PoolLine = Pick<
  CartLine,
  'cid' | 'skuId' | 'goodsId' | 'title' | 'picture' | 'quantity' | 'quantityRule' | 'stock' | 'isTicked' | 'state'
>;
type LineKey = Pick<PoolLine, 'cid' | 'skuId'>;

/** The cart of whoever is at the phone, as far as a pool needs it. */
export interface PoolCart {
  readonly cart: { readonly shops: readonly { readonly cid: string; readonly lines: readonly PoolLine[] }[] } | null;
  readonly change: (changes: readonly (LineKey & { readonly quantity: number })[]) => void;
  readonly remove: (lines: readonly LineKey[]) => void;
}

const none: readonly PoolLine[] = [];

interface InPool {
  readonly list: readonly { readonly id: string }[];
}

/** What of the cart would be bought now, and belongs to the pool. */
export function usePoolLines(kind: PoolKind, id: string, { cart }: PoolCart): readonly PoolLine[] {
  const { cid } = useShop();
  const lines = cart?.shops.find((shop) => shop.cid === cid)?.lines.filter(({ state, isTicked }) => state === 'OK' && isTicked) ?? none;
  const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))].sort();
  const asked = Array.from({ length: Math.ceil(goodsIds.length / mostAsked) }, (_, nth) =>
    goodsIds.slice(nth * mostAsked, (nth + 1) * mostAsked),
  );
  const answers = useQueries({
    queries: asked.map((ids) => ({
      ...inPool(kind, cid, id, ids),
      throwOnError: false,
      placeholderData: (previous: unknown) => previous,
    })),
  });
  const told = answers.some(({ isPending }) => isPending)
    ? null
    : answers.flatMap(({ data }) => (data as InPool | undefined)?.list.map((goods) => goods.id) ?? []).join();
  // While the mall is asked about one more, those it has told of stay: nothing falls and rises again under a finger.
  const [known, setKnown] = useState('');
  if (told !== null && told !== known) setKnown(told);
  const own = new Set((told ?? known).split(','));
  return lines.filter(({ goodsId }) => own.has(goodsId));
}

export interface PoolQuote {
  /** What the pieces cost without any reduction. */
  readonly goodsFen: number;
  readonly progress: Progress;
}

/** What the mall makes of the pieces; for members alone, and null while nobody knows. */
export function usePoolQuote(kind: PoolKind, id: string, lines: readonly PoolLine[]): PoolQuote | null {
  const { isMember } = useSession();
  const wanted = lines.map(({ cid, skuId, quantity }) => ({ cid, skuId, quantity }));
  const { data, isPlaceholderData } = useQuery<OutputOf<'trade.order.calculate'>>({
    ...quoteOfLines(wanted),
    enabled: isMember && wanted.length > 0,
    // prices change without the phone's doing
    staleTime: 0,
    throwOnError: false,
    placeholderData: (previous) => previous,
  });
  if (!data || lines.length === 0 || isPlaceholderData) return null;
  const progress = progressOf(
    kind,
    id,
    data.shops.flatMap(({ receipt }) => receipt),
  );
  return progress && { goodsFen: data.totals.goodsFen, progress };
}
