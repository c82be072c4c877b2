import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockProps, OutputOf, ShownActivity } from '@qianpu/contract/types';
import { isNotFound } from '#api/query-client';
import { joinedTexts } from '#i18n/joined.texts';
import { useMessages } from '#i18n/messages';
import type { BlockViewProps } from '#lib/block-view';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { BlockSkeleton } from '#ui/skeleton';
import { ActivityCard } from './activity-card.tsx';
import { someReduced } from './activity-queries.ts';
import { useActivityState } from './activity-state.ts';
import { activityWords } from './activity-words.ts';
import { BlockFrame, blockRailClass } from './block-frame.tsx';
import { useBlockRead } from './use-block-read.ts';

type Props = BlockProps<'fullReduction'>;
type Answer = OutputOf<'marketing.fullReduction.goods'>;

export const queries = ({ activityId, count }: Props, { cid }: ShopContext) => [someReduced(cid, activityId, count)];

/** Goods of a full reduction, while it runs. */
export function View({ props, isFirstScreen }: BlockViewProps<'fullReduction'>) {
  const { cid } = useShop();
  const { data, error, refetch } = useBlockRead(someReduced(cid, props.activityId, props.count));
  if (!data) {
    if (!error) return <BlockSkeleton />;
    return !isNotFound(error) && <FailedPart onRetry={refetch} />;
  }
  return (
    data.activity &&
    data.list.length > 0 && <Reduced title={props.title} answer={data} activity={data.activity} isFirstScreen={isFirstScreen} />
  );
}

interface ReducedProps {
  readonly title: string | undefined;
  readonly answer: Answer;
  readonly activity: ShownActivity;
  readonly isFirstScreen: boolean;
}

function Reduced({ title, answer, activity, isFirstScreen }: ReducedProps) {
  const { lang } = useMessages();
  if (useActivityState(activity, answer) !== 'ON') return null;
  const words = joinedTexts[lang].sentences(activityWords(activity.terms, lang));
  return (
    <BlockFrame title={title ?? activity.name} subtitle={words} page="activeGoodsList" id={activity.id}>
      <ul className={blockRailClass}>
        {answer.list.map((goods, place) => (
          <li key={goods.id}>
            <ActivityCard goods={goods} page="goodDetail" isEager={isFirstScreen && place < 3} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
