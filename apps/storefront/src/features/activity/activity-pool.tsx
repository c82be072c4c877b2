import type { ShownActivity } from '@qianpu/contract/types';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { HiddenHeading } from '#ui/hidden-heading';
import { QuickAddButton } from '#ui/quick-add-button';
import { GoodsSkeleton } from '#ui/skeleton';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { Stepper } from '#ui/stepper';
import { ActivityCard } from './activity-card.tsx';
import { ActivityHero } from './activity-hero.tsx';
import { ActivityList } from './activity-list.tsx';
import { activityPageTexts } from './activity-page.texts.ts';
import styles from './activity-pool.module.css';
import type { PoolGoods, PoolKind } from './activity-queries.ts';
import { poolGoods } from './activity-queries.ts';
import { useActivityState } from './activity-state.ts';
import { NoActivity } from './no-activity.tsx';
import { PoolBar } from './pool-bar.tsx';
import { PoolTiers } from './pool-tiers.tsx';
import type { Dated } from './server-clock.ts';
import type { PoolCart, PoolLine } from './use-pool.ts';
import { usePoolLines } from './use-pool.ts';

interface ActivityPoolProps {
  readonly kind: PoolKind;
  readonly id: string;
  readonly cart: PoolCart;
}

/** The goods an activity lets a shopper choose from, and how far the choice is (spec 2.2: NyNjActivityDetail, activeGoodsList). */
export function ActivityPool({ kind, id, cart }: ActivityPoolProps) {
  const { cid } = useShop();
  const { data, isError, refetch } = useRead(poolGoods(kind, cid, id, 'default')(1));
  if (!data) return isError ? <FailedPage onRetry={refetch} /> : <GoodsSkeleton />;
  const { activity } = data;
  if (!activity) return <NoActivity />;
  return <Pool kind={kind} activity={activity} answer={data} cart={cart} onOver={refetch} />;
}

interface PoolProps extends Omit<ActivityPoolProps, 'id'> {
  readonly activity: ShownActivity;
  readonly answer: Dated;
  readonly onOver: () => void;
}

function Pool({ kind, activity, answer, cart, onOver }: PoolProps) {
  const { cid } = useShop();
  const { goods: heading } = useMessages();
  const [sort, setSort] = useState<Sort>('default');
  const state = useActivityState(activity, answer);
  const lines = usePoolLines(kind, activity.id, cart);
  return (
    <>
      <ActivityHero activity={activity} answer={answer} onOver={onOver} />
      {state === 'OVER' ? (
        <NoActivity />
      ) : (
        <>
          <PoolTiers terms={activity.terms} />
          <SortRow current={sort} onChoose={setSort} className={styles.sort} />
          <HiddenHeading>{heading}</HiddenHeading>
          <ActivityList
            key={sort}
            pageAt={poolGoods(kind, cid, activity.id, sort)}
            card={(goods, isEager) => <PoolCard goods={goods} isEager={isEager} lines={lines} cart={cart} />}
          />
          {state === 'ON' && lines.length > 0 && <div className={styles.room} />}
          {state === 'ON' && <PoolBar kind={kind} activity={activity} lines={lines} onRemove={cart.remove} />}
        </>
      )}
    </>
  );
}

interface PoolCardProps extends Pick<PoolProps, 'cart'> {
  readonly goods: PoolGoods;
  readonly isEager: boolean;
  readonly lines: readonly PoolLine[];
}

function PoolCard({ goods, isEager, lines, cart }: PoolCardProps) {
  const texts = useTexts(activityPageTexts);
  const own = lines.filter(({ goodsId }) => goodsId === goods.id);
  const [line] = own;
  const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ActivityCard
      goods={goods}
      page="goodDetail"
      isEager={isEager}
      isChosen={line !== undefined}
      action={
        line &&
        (own.length === 1 ? (
          <LineStepper line={line} cart={cart} />
        ) : (
          <span className={styles.several}>
            {texts.chosen(pieces)}
            <QuickAddButton goods={goods} />
          </span>
        ))
      }
    />
  );
}

/** Fewer than are sold at once are none. */
function LineStepper({ line, cart }: { readonly line: PoolLine; readonly cart: PoolCart }) {
  const { quantityOf } = useTexts(activityPageTexts);
  const { cid, skuId, quantityRule, stock, quantity } = line;
  const change = (next: number) =>
    next < quantityRule.min ? cart.remove([{ cid, skuId }]) : cart.change([{ cid, skuId, quantity: next }]);
  return (
    <span className={styles.stepper}>
      <Stepper
        value={quantity}
        min={0}
        step={quantityRule.step}
        max={Math.min(stock, quantityRule.max ?? stock)}
        onChange={change}
        label={quantityOf(line.title)}
      />
    </span>
  );
}
