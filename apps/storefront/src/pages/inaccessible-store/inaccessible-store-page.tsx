import { useRead } from '#api/read-query';
import { institutions, StoreList, shopNameOf } from '#features/shop';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import DoorClosed from '#icons/door-closed';
import { PageLink } from '#navigation/page-link';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { SectionHeader } from '#ui/section-header';
import { inaccessibleTexts } from './inaccessible-store.texts.ts';

/** 'false' where nobody knows which organisation was meant (spec 2.1). */
const isKnown = (orgId: string | undefined): orgId is string => /^[1-9]\d{0,17}$/.test(orgId ?? '');

export const queries: PageQueries = ({ orgId }) => [institutions(), ...(isKnown(orgId) ? [shopNameOf(orgId)] : [])];

/** Which shop it was, as far as it is known, and the merchant's shops that can be entered instead. */
export function Page({ query: { orgId } }: PageProps) {
  const { merchantName } = useShop();
  const { toHome } = useMessages();
  const { title, text, others } = useTexts(inaccessibleTexts);
  const { data: named } = useRead(shopNameOf(orgId ?? ''), isKnown(orgId));
  const { data: stores } = useRead(institutions());
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <EmptyState icon={DoorClosed} words={{ title: title(named?.[0]?.shopName), text }} isPage>
        <PageLink page="index" className={buttonClassOf({ size: 'large' })}>
          {toHome}
        </PageLink>
      </EmptyState>
      {stores && (
        <section>
          <SectionHeader title={others} subtitle={merchantName} place="floor" />
          <StoreList stores={stores} />
        </section>
      )}
    </main>
  );
}
