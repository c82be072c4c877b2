import { useRead } from '#api/read-query';
import { closedDoorDrawing } from '#drawings/closed-door';
import { StoreList, StoreProfile, shopNameOf, stores } from '#features/shop';
import { statusOf } from '#features/support';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
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

export const queries: PageQueries = ({ orgId }) => [stores(), ...(isKnown(orgId) ? [shopNameOf(orgId)] : [])];
export const asides: PageQueries = ({ orgId }) => (isKnown(orgId) ? [statusOf(orgId)] : []);

/** Which shop it was, as far as it is known, and the merchant's shops that can be entered instead. */
export function Page({ query: { orgId } }: PageProps) {
  const { merchantName } = useShop();
  const { toHome } = useMessages();
  const { title, text, toVisit } = useTexts(inaccessibleTexts);
  const { data: named } = useRead(shopNameOf(orgId ?? ''), isKnown(orgId));
  const isOurs = named?.[0] !== undefined;
  const { data: closed } = useRead(statusOf(orgId ?? ''), isOurs);
  const { data: others } = useRead(stores());
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <EmptyState drawing={closedDoorDrawing} words={{ title: title(named?.[0]?.shopName), text }} isPage>
        <PageLink page="index" className={buttonClassOf({ size: 'large' })}>
          {toHome}
        </PageLink>
      </EmptyState>
      {closed && <StoreProfile store={closed} />}
      {others && others.length > 0 && (
        <section>
          <SectionHeader title={toVisit} subtitle={merchantName} place="floor" />
          <StoreList stores={others} />
        </section>
      )}
    </main>
  );
}
