import { footprintRows } from '@qianpu/contract/calls/favourite';
import { useWrite } from '#api/use-write';
import { footprintsDrawing } from '#drawings/footprints';
import { footprintPages, MemberGoodsList, memberGoodsTexts } from '#features/favourite';
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
  const { footprints } = useTexts(memberGoodsTexts);
  const remove = useWrite(footprintRows, 'behaviour.footprint.remove', ['behaviour.footprint.list']);
  return (
    <MemberGoodsList
      title={titles.footprints}
      pageAt={footprintPages(cid)}
      remove={(goodsIds) => remove.mutateAsync({ input: { cid, goodsIds } })}
      whenEmpty={
        <EmptyState drawing={footprintsDrawing} words={footprints}>
          <PageLink page="index" className={buttonClass}>
            {toHome}
          </PageLink>
        </EmptyState>
      }
    />
  );
}
