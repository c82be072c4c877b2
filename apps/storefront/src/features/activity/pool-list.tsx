import type { ShownActivity } from '@qianpu/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shelfDrawing } from '#drawings/shelf';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { HiddenHeading } from '#ui/hidden-heading';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { ActivityList } from './activity-list.tsx';
import type { PoolKind, PoolPage } from './activity-queries.ts';
import { poolGoods } from './activity-queries.ts';
import { poolTexts } from './pool.texts.ts';
import { PoolCard } from './pool-card.tsx';
import { PoolChips, wholePool } from './pool-chips.tsx';
import styles from './pool-list.module.css';
import type { FitRange } from './pool-progress.ts';
import { fitRange } from './pool-progress.ts';
import type { PoolCart, PoolLine, PoolQuote } from './use-pool.ts';

interface PoolListProps {
  readonly kind: PoolKind;
  readonly activity: ShownActivity;
  readonly answer: PoolPage;
  readonly cart: PoolCart;
  readonly lines: readonly PoolLine[];
  readonly quote: PoolQuote | null;
}

/** Its goods, as far as they are wanted, in the order that is wanted. */
export function PoolList({ kind, activity, answer, lines, quote, cart }: PoolListProps) {
  const { cid } = useShop();
  const { goods: heading } = useMessages();
  const texts = useTexts(poolTexts);
  const [sort, setSort] = useState<Sort>('default');
  const [narrowing, setNarrowing] = useState(wholePool);
  const whole = useRef<HTMLButtonElement>(null);
  const fit = useFit(kind, activity.id, quote, lines);
  const list = JSON.stringify([sort, narrowing]);
  const top = useTopOf(list);
  const showAll = () => {
    setNarrowing(wholePool);
    // the button goes with the empty list
    whole.current?.focus();
  };
  return (
    <>
      <div ref={top} className={styles.top} />
      <div className={styles.narrow}>
        <SortRow current={sort} onChoose={setSort} />
        {hasChips(activity, answer) && (
          <PoolChips
            total={answer.total}
            categories={answer.categories}
            fit={fit}
            current={narrowing}
            onChoose={setNarrowing}
            whole={whole}
          />
        )}
      </div>
      <HiddenHeading>{heading}</HiddenHeading>
      <ActivityList
        key={list}
        pageAt={poolGoods(kind, cid, activity.id, sort, narrowing)}
        card={(goods, isEager) => <PoolCard goods={goods} isEager={isEager} lines={lines} cart={cart} />}
        whenEmpty={
          narrowing === wholePool ? null : (
            <EmptyState drawing={shelfDrawing} words={texts.none}>
              <Button onClick={showAll}>{texts.showAll}</Button>
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** Where money may be missing the row is there before anybody knows: what is told later moves nothing below it. */
const hasChips = ({ terms }: ShownActivity, { categories = [] }: PoolPage) =>
  categories.length > 1 || (terms.kind === 'FULL_REDUCTION' && (terms.reduction.by === 'EVERY' || terms.reduction.measure === 'FEN'));

const noPrices: FitRange = { minFen: 0, maxFen: 0 };

/**
 * Prices that fill what is missing, where something that can be bought costs so much. While the mall counts anew, what it said last holds: the
 * chip does not go and come back under a finger.
 */
function useFit(kind: PoolKind, id: string, quote: PoolQuote | null, lines: readonly PoolLine[]): FitRange | null {
  const { cid } = useShop();
  const [known, setKnown] = useState<FitRange | null>(null);
  const told = quote ? fitRange(quote.progress) : lines.length > 0 ? known : null;
  if (told?.minFen !== known?.minFen || told?.maxFen !== known?.maxFen) setKnown(told);
  const { data } = useQuery<PoolPage>({
    ...poolGoods(kind, cid, id, 'default', { range: told ?? noPrices })(1),
    enabled: told !== null,
    throwOnError: false,
    placeholderData: (previous) => previous,
  });
  return data?.list.some(({ isSoldOut }) => !isSoldOut) ? told : null;
}

/** Another list begins at its top, below what stays in sight; one whose top is to be seen stays where it is. */
function useTopOf(list: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current !== list && (top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    shown.current = list;
  }, [list]);
  return top;
}
