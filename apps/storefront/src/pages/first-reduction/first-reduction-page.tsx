import type { OutputOf } from '@qianpu/contract/types';
import { useFresh, useRead } from '#api/read-query';
import { ActivityCard, ActivityGround, ActivityHero, ActivityList, firstOrderGoods, NoActivity } from '#features/activity';
import { ShareButton } from '#features/share';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import Check from '#icons/check';
import { PageLink } from '#navigation/page-link';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useGoToLogin } from '#navigation/use-go';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { BottomBar } from '#ui/bottom-bar';
import { Button, buttonClassOf } from '#ui/button';
import { FailedPage } from '#ui/failed';
import { HiddenHeading } from '#ui/hidden-heading';
import { Icon } from '#ui/icon';
import { GoodsSkeleton } from '#ui/skeleton';
import { firstReductionTexts } from './first-reduction.texts.ts';
import styles from './first-reduction-page.module.css';

export const queries: PageQueries = (_query, { cid }) => [firstOrderGoods(cid)(1)];

/** What a shopper's first order costs less (spec 2.2). */
export function Page({ query }: PageProps) {
  const { cid } = useShop();
  const { isMember } = useSession();
  const titles = useTitles();
  // Visitors have what the server rendered; whether a member is new is in no page.
  useFresh(firstOrderGoods(cid)(1), isMember);
  const { data, isError, refetch } = useRead(firstOrderGoods(cid)(1));
  return (
    <ActivityGround>
      <TopBar title={titles.firstReduction} ground="none">
        <ShareButton address={{ name: 'firstReduction', query }} isBare />
      </TopBar>
      {data ? <FirstOrder answer={data} onOver={refetch} /> : isError ? <FailedPage onRetry={refetch} /> : <GoodsSkeleton />}
    </ActivityGround>
  );
}

interface FirstOrderProps {
  readonly answer: OutputOf<'marketing.firstOrder.list'>;
  readonly onOver: () => void;
}

function FirstOrder({ answer, onOver }: FirstOrderProps) {
  const { cid } = useShop();
  const { goods: heading } = useMessages();
  const { none } = useTexts(firstReductionTexts);
  const { activity, isNew } = answer;
  if (!activity) return <NoActivity words={none} />;
  return (
    <>
      <ActivityHero activity={activity} answer={answer} onOver={onOver} />
      <Rules />
      <HiddenHeading>{heading}</HiddenHeading>
      <ActivityList
        pageAt={firstOrderGoods(cid)}
        card={(goods, isEager) => <ActivityCard goods={goods} page="goodDetail" isEager={isEager} />}
      />
      <NewMemberStatus isNew={isNew} />
    </>
  );
}

function Rules() {
  const { rules } = useTexts(firstReductionTexts);
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule} className={styles.rule}>
          <Icon of={Check} size={14} className={styles.tick} />
          {rule}
        </li>
      ))}
    </ul>
  );
}

/** Whether it is for whoever looks: a visitor has to say who that is. */
function NewMemberStatus({ isNew }: { readonly isNew: boolean | null }) {
  const texts = useTexts(firstReductionTexts);
  const goToLogin = useGoToLogin();
  return (
    <BottomBar>
      <p className={styles.standing}>{isNew === null ? texts.login : isNew ? texts.isNew : texts.notNew}</p>
      {isNew === null ? (
        <Button size="large" onClick={() => goToLogin()}>
          {texts.toLogin}
        </Button>
      ) : (
        <PageLink page="shopping" className={buttonClassOf({ size: 'large' })}>
          {texts.toCart}
        </PageLink>
      )}
    </BottomBar>
  );
}
