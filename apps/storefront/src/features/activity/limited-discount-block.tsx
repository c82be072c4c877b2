import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockProps, OutputOf } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { isNotFound } from '#api/query-client';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import type { BlockViewProps } from '#lib/block-view';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { BlockSkeleton } from '#ui/skeleton';
import { ActivityCard } from './activity-card.tsx';
import { someDiscounted } from './activity-queries.ts';
import { useActivityState } from './activity-state.ts';
import { BlockFrame, blockGridClass, blockRailClass } from './block-frame.tsx';
import { Countdown } from './countdown.tsx';
import { useBlockRead } from './use-block-read.ts';

type Props = BlockProps<'limitedDiscount'>;
type Answer = OutputOf<'marketing.limitDiscount.goods'>;

export const queries = ({ activityId, count }: Props, { cid }: ShopContext) => [someDiscounted(cid, activityId, count)];

/** Goods at a lower price for a while. Nothing at one leaves no gap. */
export function View({ props, isFirstScreen }: BlockViewProps<'limitedDiscount'>) {
  const { cid } = useShop();
  const { data, error, refetch } = useBlockRead(someDiscounted(cid, props.activityId, props.count));
  if (data) return data.list.length > 0 && <Discounted props={props} isFirstScreen={isFirstScreen} answer={data} onOver={refetch} />;
  if (!error) return <BlockSkeleton />;
  return !isNotFound(error) && <FailedPart onRetry={refetch} />;
}

interface DiscountedProps extends BlockViewProps<'limitedDiscount'> {
  readonly answer: Answer;
  readonly onOver: () => void;
}

function Discounted({ props: { title, activityId, layout }, isFirstScreen, answer, onOver }: DiscountedProps) {
  const { promotionKinds } = useTexts(receiptTexts);
  const { activity } = answer;
  // of several each ends at its own time
  const isOne = activityId !== undefined && activity !== null;
  const cards = (
    <ul className={layout === 'grid' ? blockGridClass : blockRailClass}>
      {answer.list.map((goods, place) => (
        <li key={goods.id}>
          <ActivityCard goods={goods} page="limitTimeDiscountGoodDetail" isEager={isFirstScreen && place < 3} />
        </li>
      ))}
    </ul>
  );
  const name = title ?? (isOne ? activity.name : promotionKinds.LIMITED_DISCOUNT);
  if (!isOne)
    return (
      <BlockFrame title={name} page="limitTimeDiscountActivityList">
        {cards}
      </BlockFrame>
    );
  return (
    <WhileOn activity={activity} answer={answer}>
      <BlockFrame
        title={name}
        page="limitTimeDiscountActivityList"
        id={activityId}
        aside={<Countdown key={activity.endsAt} until={activity.endsAt} answer={answer} onOver={onOver} />}
      >
        {cards}
      </BlockFrame>
    </WhileOn>
  );
}

interface WhileOnProps {
  readonly activity: NonNullable<Answer['activity']>;
  readonly answer: Answer;
  readonly children: ReactNode;
}

function WhileOn({ activity, answer, children }: WhileOnProps) {
  const state = useActivityState(activity, answer);
  return (state === 'ON' || state === 'SOLD_OUT') && children;
}
