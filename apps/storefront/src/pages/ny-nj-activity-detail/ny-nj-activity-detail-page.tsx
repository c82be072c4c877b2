import { ActivityGround, ActivityPool, poolGoods } from '#features/activity';
import { useCart } from '#features/cart';
import { ShareButton } from '#features/share';
import { useTitles } from '#i18n/titles';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';

const firstPage = (cid: string, id: string) => poolGoods('N_FOR_PRICE', cid, id, 'default')(1);

export const queries: PageQueries = ({ id = '' }, { cid }) => [firstPage(cid, id)];

export const head: PageHeadOf = ({ id = '' }, { cid }, cached) => {
  const title = cached(firstPage(cid, id))?.activity?.name;
  return title ? { title } : {};
};

/** So many pieces for one price (spec 2.2, 2.3: 402). */
export function Page({ query }: PageProps) {
  const titles = useTitles();
  const cart = useCart();
  return (
    <ActivityGround>
      <TopBar title={titles.NyNjActivityDetail} ground="none">
        <ShareButton address={{ name: 'NyNjActivityDetail', query }} isBare />
      </TopBar>
      <ActivityPool kind="N_FOR_PRICE" id={query.id ?? ''} cart={cart} />
    </ActivityGround>
  );
}
