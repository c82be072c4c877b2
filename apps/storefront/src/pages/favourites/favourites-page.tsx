import { favouriteRows } from '@qianpu/contract/calls/favourite';
import { useWrite } from '#api/use-write';
import { favouritesDrawing } from '#drawings/favourites';
import { favouritePages, MemberGoodsList, memberGoodsTexts } from '#features/favourite';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';

export function Page() {
  const { cid } = useShop();
  const { toHome } = useMessages();
  const titles = useTitles();
  const { favourites } = useTexts(memberGoodsTexts);
  const remove = useWrite(favouriteRows, 'behaviour.favourite.remove', [
    'behaviour.favourite.list',
    'behaviour.favourite.has',
    'behaviour.favourite.count',
  ]);
  return (
    <MemberGoodsList
      title={titles.favourites}
      pageAt={favouritePages(cid)}
      remove={(goodsIds) => remove.mutateAsync({ input: { cid, goodsIds } })}
      whenEmpty={
        <EmptyState drawing={favouritesDrawing} words={favourites}>
          <PageLink page="index" className={buttonClass}>
            {toHome}
          </PageLink>
        </EmptyState>
      }
    />
  );
}
