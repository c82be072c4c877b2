import { ActivityGround, ActivityPool, poolGoods } from '#features/activity';
import { useCart } from '#features/cart';
import { ShareButton } from '#features/share';
import { useTitles } from '#i18n/titles';
import type { PageQuery } from '#navigation/address';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';

const idOf = ({ id, activityId = '' }: PageQuery) => id ?? activityId;
const firstPage = (cid: string, id: string) => poolGoods('FULL_REDUCTION', cid, id, 'default')(1);

export const queries: PageQueries = (query, { cid }) => [firstPage(cid, idOf(query))];

export const head: PageHeadOf = (query, { cid }, cached) => {
  const title = cached(firstPage(cid, idOf(query)))?.activity?.name;
  return title ? { title } : {};
};

/** The goods of a full reduction (spec 2.2, 2.3: 403), named by `id` or `activityId`. */
export function Page({ query }: PageProps) {
  const titles = useTitles();
  const cart = useCart();
  return (
    <ActivityGround>
      <TopBar title={titles.activeGoodsList} ground="none">
        <ShareButton address={{ name: 'activeGoodsList', query }} isBare />
      </TopBar>
      <ActivityPool kind="FULL_REDUCTION" id={idOf(query)} cart={cart} />
    </ActivityGround>
  );
}
