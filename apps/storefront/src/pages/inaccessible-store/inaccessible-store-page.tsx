import DoorClosed from 'lucide-react/icons/door-closed';
import { useMessages } from '#i18n/messages';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';

export function Page() {
  const { inaccessible, toStores } = useMessages();
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <EmptyState icon={DoorClosed} words={inaccessible} isPage>
        <PageLink page="instLoadPage" className={buttonClass}>
          {toStores}
        </PageLink>
      </EmptyState>
    </main>
  );
}
