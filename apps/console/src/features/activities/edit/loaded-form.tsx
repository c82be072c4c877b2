import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { useGoodsHeads } from '#lib/goods-heads';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import type { WholeActivity } from '../activity.types.ts';
import { ActivityForm, type ActivityFormProps } from './activity-form.tsx';
import { editTexts } from './edit.texts.ts';
import { goodsIdsOf, valuesOf } from './stored-values.ts';

interface LoadedProps {
  readonly id: string;
  readonly isCopy: boolean;
  readonly onReload: () => void;
}

/** Read once: what comes later must not replace what is being typed. */
export function LoadedForm({ id, isCopy, onReload }: LoadedProps) {
  const texts = useTexts(editTexts);
  const [firstShop] = useOwnShops();
  const mayReadAny = useMay()('catalog.goods.detail');
  const read = useRead('marketing.activity.find', { id }, { isAskedAnew: true });
  const first = useRef<WholeActivity | null>(null);
  if (!first.current && read.data && !read.isFetching) first.current = read.data;
  const activity = first.current;
  const headOf = useGoodsHeads(activity ? goodsIdsOf(activity) : [], {
    cid: activity?.cids[0] ?? firstShop?.cid,
    mayReadAny,
    nameless: texts.goodsNo,
  });
  const title = isCopy ? texts.newActivity : texts.editActivity;
  if (activity === null || headOf === null)
    return (
      <Page title={title} back="/activities">
        <Card isFlush>
          {read.isError ? <Failed refusal={read.error} onRetry={() => void read.refetch()} /> : <ListSkeleton columns={3} />}
        </Card>
      </Page>
    );
  if (activity.state === 'ENDED' && !isCopy) return <Ended activity={activity} />;
  const values = valuesOf(activity, headOf);
  const initial = isCopy ? { ...values, name: texts.copiedName(activity.name), startsAt: null, endsAt: null } : values;
  return <StartedForm activity={isCopy ? null : activity} initial={initial} onReload={onReload} />;
}

/** Holds what the form began with, so that whatever is read later changes nothing. */
export function StartedForm(props: ActivityFormProps) {
  const [start] = useState(props);
  return <ActivityForm {...start} onReload={props.onReload} />;
}

function Ended({ activity: { id, name } }: { readonly activity: WholeActivity }) {
  const texts = useTexts(editTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Page title={name} back={`/activities/${id}`}>
      <Alert
        type="info"
        showIcon
        title={texts.endedTitle}
        action={<Button onClick={() => void navigate(shopPath(`/activities/new?from=${id}`))}>{texts.copyInstead}</Button>}
      />
    </Page>
  );
}
