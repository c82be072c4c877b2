import { activityRows } from '@qianpu/contract/calls/activity';
import type { OutputOf } from '@qianpu/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CallRefusal } from '#api/call-refusal';
import { query } from '#api/read-query';
import { useHistory } from '#navigation/page-history';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';

type Privileged = OutputOf<'marketing.privilegedPrice.byId'>;

export interface Privilege {
  /** What the link's secret opens; undefined while nobody knows. */
  readonly answer: Privileged | undefined;
  /** It is no link of a price, not for these goods, or over. */
  readonly isWrong: boolean;
  readonly token: string;
}

const never = () => () => {};
/** As the contract has them: anything else is not worth asking. */
const isLink = (id: string, token: string) => /^[1-9]\d{0,18}$/.test(id) && token.length > 0 && token.length <= 64;

/**
 * The price a link gives to whoever holds it; null without one. It is asked for by the browser alone: a page that others see must not know
 * of it, so neither key of the address is part of what the page is rendered with.
 */
export function usePrivilege(goodsId: string): Privilege | null {
  const { cid } = useShop();
  const { isMember } = useSession();
  const history = useHistory();
  const search = useSyncExternalStore(
    never,
    () => history.entry().search,
    () => '',
  );
  const asked = new URLSearchParams(search);
  const [activityId, token] = [asked.get('privilege') ?? '', asked.get('pt') ?? ''];
  const isAsked = isLink(activityId, token);
  const { data, error } = useQuery<Privileged>({
    ...query(activityRows, 'marketing.privilegedPrice.byId', { cid, id: activityId, token }),
    enabled: isAsked,
    // A wrong link leads to the goods all the same.
    throwOnError: false,
    ...(isMember && { staleTime: 0 }),
  });
  if (!isAsked) return null;
  const isGood = data && data.activity.state !== 'OVER' && data.skus.some((sku) => sku.goodsId === goodsId);
  const isRefused = error instanceof CallRefusal && error.isAnswered;
  return { answer: isGood ? data : undefined, isWrong: isRefused || isGood === false, token };
}
