import { useState } from 'react';
import { useRead } from '#api/read-query';
import {
  ActivityCard,
  ActivityGround,
  ActivityHero,
  ActivityList,
  discountedGoods,
  NoActivity,
  useActivityState,
} from '#features/activity';
import { ShareButton } from '#features/share';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { HiddenHeading } from '#ui/hidden-heading';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { Tabs } from '#ui/tabs';
import styles from './limit-time-discount.module.css';
import { limitTimeDiscountTexts } from './limit-time-discount.texts.ts';

type When = 'ON' | 'SOON';

export const queries: PageQueries = ({ id }, { cid }) => [discountedGoods(cid, { activityId: id, state: 'ON' }, 'default')(1)];

/** Goods at a lower price for a while (spec 2.2, 2.3: 401): of one discount, or of all that run or are about to. */
export function Page({ query }: PageProps) {
  const titles = useTitles();
  const { id } = query;
  return (
    <ActivityGround>
      <TopBar title={titles.limitTimeDiscountActivityList} ground="none">
        <ShareButton address={{ name: 'limitTimeDiscountActivityList', query }} isBare />
      </TopBar>
      {id ? <OneDiscount id={id} /> : <AllDiscounts />}
    </ActivityGround>
  );
}

type Answer = NonNullable<ReturnType<typeof useRead<'marketing.limitDiscount.goods'>>['data']>;

function OneDiscount({ id }: { readonly id: string }) {
  const { cid } = useShop();
  const { data, refetch } = useRead(discountedGoods(cid, { activityId: id, state: 'ON' }, 'default')(1));
  if (data?.activity) return <Discount answer={data} activity={data.activity} onOver={refetch} />;
  return data ? <NoActivity /> : <Goods activityId={id} when="ON" />;
}

interface DiscountProps {
  readonly answer: Answer;
  readonly activity: NonNullable<Answer['activity']>;
  readonly onOver: () => void;
}

function Discount({ answer, activity, onOver }: DiscountProps) {
  const state = useActivityState(activity, answer);
  return (
    <>
      <ActivityHero activity={activity} answer={answer} onOver={onOver} />
      {state === 'OVER' ? <NoActivity /> : <Goods activityId={activity.id} when={state === 'SOON' ? 'SOON' : 'ON'} />}
    </>
  );
}

function AllDiscounts() {
  const texts = useTexts(limitTimeDiscountTexts);
  const [when, setWhen] = useState<When>('ON');
  const tabs = (['ON', 'SOON'] as const).map((name) => ({ name, text: texts[name] }));
  return (
    <>
      <Tabs label={texts.tabs} tabs={tabs} current={when} onChoose={setWhen} />
      <Goods key={when} when={when} />
    </>
  );
}

interface GoodsProps {
  readonly activityId?: string;
  readonly when: When;
}

function Goods({ activityId, when }: GoodsProps) {
  const { cid } = useShop();
  const { goods: heading } = useMessages();
  const texts = useTexts(limitTimeDiscountTexts);
  const [sort, setSort] = useState<Sort>('default');
  return (
    <>
      <SortRow current={sort} onChoose={setSort} className={styles.sort} />
      <HiddenHeading>{heading}</HiddenHeading>
      <ActivityList
        key={sort}
        pageAt={discountedGoods(cid, { activityId, state: when }, sort)}
        card={(goods, isEager) => (
          // Added now it would cost what it costs now.
          <ActivityCard
            goods={goods}
            page="limitTimeDiscountGoodDetail"
            isEager={isEager}
            action={when === 'SOON' && <span className={styles.soon}>{texts.SOON}</span>}
          />
        )}
        whenEmpty={<NoActivity words={texts.empty[when]} />}
      />
    </>
  );
}
