import { useRead } from '#api/read-query';
import { ActivityGround, ActivityHero, NoActivity, packageOf, useActivityState } from '#features/activity';
import { ShareButton } from '#features/share';
import { useTitles } from '#i18n/titles';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { OrdersSkeleton } from '#ui/skeleton';
import type { OfferedPackage } from './package-choice.rules.ts';
import { PackageSet } from './package-set.tsx';

export const queries: PageQueries = ({ id = '' }, { cid }) => [packageOf(cid, id)];

export const head: PageHeadOf = ({ id = '' }, { cid }, cached) => {
  const title = cached(packageOf(cid, id))?.name;
  return title ? { title } : {};
};

/** Goods that cost less together (spec 2.2, 2.3: 407). */
export function Page({ query }: PageProps) {
  const { cid } = useShop();
  const titles = useTitles();
  const { data, isError, refetch } = useRead(packageOf(cid, query.id ?? ''));
  return (
    <ActivityGround>
      <TopBar title={titles.discountPackageActivityDetail} ground="none">
        <ShareButton address={{ name: 'discountPackageActivityDetail', query }} isBare />
      </TopBar>
      {data && <PackageState shown={data} onOver={refetch} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <OrdersSkeleton />)}
    </ActivityGround>
  );
}

function PackageState({ shown, onOver }: { readonly shown: OfferedPackage; readonly onOver: () => void }) {
  const state = useActivityState(shown, shown);
  return (
    <>
      <ActivityHero activity={shown} answer={shown} onOver={onOver} />
      {state === 'OVER' ? <NoActivity /> : <PackageSet shown={shown} isSoon={state === 'SOON'} isGone={state === 'SOLD_OUT'} />}
    </>
  );
}
