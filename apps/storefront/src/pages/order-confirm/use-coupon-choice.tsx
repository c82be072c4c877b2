import type { InputOf } from '@qianpu/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OrderQuote } from '#features/order';
import { quoteOf } from '#features/order';
import { loadChunk } from '#lib/load-chunk';
import { chooseCoupons, orderDraftOfCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import type { StoredCouponChoice } from '#session/stored.types';

const CouponSheet = lazy(async () => ({ default: (await loadChunk(() => import('./coupon-sheet.tsx'))).CouponSheet }));

export type ConfirmInput = InputOf<'trade.order.confirm'>;

/** Asked anew each time: the cart may have changed. Another address or coupon leaves the page standing while its price is on the way. */
export const useQuote = (input: ConfirmInput, isWanted = true) =>
  useQuery<OrderQuote>({ ...quoteOf(input), enabled: isWanted, staleTime: 0, gcTime: 0, placeholderData: (previous) => previous });

export interface CouponChoices {
  readonly choices: readonly StoredCouponChoice[];
  /** BEST, NONE, or a coupon's id. */
  readonly choiceOf: (cid: string) => string;
  readonly choose: (cid: string, coupon: string) => void;
  /** These cannot be taken any more: their shops take the best. */
  readonly forget: (couponIds: readonly string[]) => void;
}

/** Which coupon the order of each shop takes: kept with what is bought until it is bought. */
export function useCouponChoices(): CouponChoices {
  const { mid } = useShop();
  const [choices, setChoices] = useState<readonly StoredCouponChoice[]>(() => orderDraftOfCheckout(mid)?.choices ?? []);
  const keep = (next: readonly StoredCouponChoice[]) => {
    chooseCoupons(mid, next);
    setChoices(next);
  };
  return {
    choices,
    choiceOf: (cid) => choices.find((choice) => choice.cid === cid)?.coupon ?? 'BEST',
    choose: (cid, coupon) => keep([...choices.filter((choice) => choice.cid !== cid), ...(coupon === 'BEST' ? [] : [{ cid, coupon }])]),
    forget: (couponIds) => keep(choices.filter(({ coupon }) => !couponIds.includes(coupon))),
  };
}

interface CouponSheetState {
  readonly quote: OrderQuote;
  readonly isPricing: boolean;
  /** What is bought, and where it goes. */
  readonly input: ConfirmInput;
  readonly chosen: CouponChoices;
}

/** The sheet in which a shop's coupon is chosen, and what opens it. */
export function useCouponSheet({ quote, isPricing, input, chosen }: CouponSheetState) {
  const [opened, setOpened] = useState<{ readonly cid: string; readonly isOpen: boolean } | null>(null);
  const others = chosen.choices.filter(({ cid }) => cid !== opened?.cid);
  const { choices: _all, ...rest } = input;
  // What the best would be is known by its own quote: the one on show, unless something else is chosen here.
  const best = useQuote({ ...rest, ...(others.length > 0 && { choices: [...others] }) }, opened?.isOpen ?? false);
  const receipt = quote.shops.find((shop) => shop.cid === opened?.cid)?.receipt ?? [];
  const savedFen = -receipt
    .filter(({ kind, isTaken }) => kind === 'PROMOTION' && isTaken)
    .reduce((sum, { amountFen }) => sum + amountFen, 0);
  const sheet = opened && (
    <Suspense fallback={null}>
      <CouponSheet
        key={opened.cid}
        {...opened}
        best={best.isPlaceholderData ? undefined : best.data}
        savedFen={savedFen}
        isPricing={isPricing}
        choice={chosen.choiceOf(opened.cid)}
        onChoose={(coupon) => chosen.choose(opened.cid, coupon)}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    </Suspense>
  );
  return { sheet, open: (cid: string) => setOpened({ cid, isOpen: true }) };
}
