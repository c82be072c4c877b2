import { useRead } from '#api/read-query';
import { useSetQuery } from '#navigation/use-set-query';
import type { CardDraft } from './chat.types.ts';
import { goodsOf, orderOf } from './chat-queries.ts';
import { goodsCard, idIn, orderCard } from './subject.rules.ts';

/** Of the page's address. */
export interface SubjectQuery {
  readonly goodsId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** What the shopper came to ask about, until it is sent or put away: then the address names it no more. Of another shop it is none. */
export function useSubject(cid: string, query: SubjectQuery): { readonly card: CardDraft | null; readonly putAway: () => void } {
  const setQuery = useSetQuery();
  const orderId = idIn(query.orderId);
  const goodsId = orderId ? undefined : idIn(query.goodsId);
  const { data: order } = useRead(orderOf(orderId ?? ''), orderId !== undefined);
  const { data: goods } = useRead(goodsOf(cid, goodsId ?? ''), goodsId !== undefined);
  const card = (orderId && order?.cid === cid && orderCard(order)) || (goodsId && goods && goodsCard(goods)) || null;
  return { card, putAway: () => setQuery({ goodsId: null, orderId: null }) };
}
