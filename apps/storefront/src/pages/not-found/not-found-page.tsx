import { useMessages } from '#i18n/messages';
import SearchX from '#icons/search-x';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';

export function Page() {
  const { notFound, toHome } = useMessages();
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <EmptyState icon={SearchX} words={notFound} isPage>
        <PageLink page="index" className={buttonClass}>
          {toHome}
        </PageLink>
      </EmptyState>
    </main>
  );
}
