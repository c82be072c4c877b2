import type { ShownActivity } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { GoodsSkeleton } from '#ui/skeleton';
import { ActivityHero } from './activity-hero.tsx';
import styles from './activity-pool.module.css';
import type { PoolKind, PoolPage } from './activity-queries.ts';
import { poolGoods } from './activity-queries.ts';
import { useActivityState } from './activity-state.ts';
import { NoActivity } from './no-activity.tsx';
import { PoolBar } from './pool-bar.tsx';
import { PoolList } from './pool-list.tsx';
import { PoolTiers } from './pool-tiers.tsx';
import type { PoolCart, PoolLine } from './use-pool.ts';
import { usePoolLines, usePoolQuote } from './use-pool.ts';

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
  readonly answer: PoolPage;
  readonly onOver: () => void;
}

const none: readonly PoolLine[] = [];

function Pool({ kind, activity, answer, cart, onOver }: PoolProps) {
  const state = useActivityState(activity, answer);
  const lines = usePoolLines(kind, activity.id, cart);
  const quote = usePoolQuote(kind, activity.id, state === 'ON' ? lines : none);
  return (
    <>
      <ActivityHero activity={activity} answer={answer} onOver={onOver} />
      {state === 'OVER' ? (
        <NoActivity />
      ) : (
        <>
          <PoolTiers terms={activity.terms} />
          <PoolList kind={kind} activity={activity} answer={answer} lines={lines} quote={quote} cart={cart} />
          {state === 'ON' && lines.length > 0 && <div className={styles.room} />}
          {state === 'ON' && <PoolBar activity={activity} lines={lines} quote={quote} onRemove={cart.remove} />}
        </>
      )}
    </>
  );
}
