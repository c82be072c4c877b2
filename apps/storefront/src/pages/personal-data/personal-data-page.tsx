import type { Block } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { decoratedPage } from '#features/decoration';
import { ProfileForm, useOwnAccount } from '#features/member';
import { useMessages } from '#i18n/messages';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';

/** Head icons on offer: two rows with the first letter. */
const offeredIcons = 9;

export function Page() {
  const { cid } = useShop();
  const { titles } = useMessages();
  const back = useBack();
  const { data, isError, refetch } = useOwnAccount();
  // The shop's own icons serve as faces; without them the first letter does.
  const home = useRead(decoratedPage(cid, { name: 'index' }));
  const pictures = iconsIn(home.data?.blocks ?? []);
  return (
    <main>
      <TopBar title={titles.personalData} />
      {data && <ProfileForm member={data} pictures={pictures} onSaved={back} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}

const iconsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'iconGrid' ? block.props.entries.map(({ picture }) => picture) : [])).slice(0, offeredIcons);
