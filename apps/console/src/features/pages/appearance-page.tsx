import { Select } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { ColoursCard } from './colours-card.tsx';
import { NavigationCard } from './navigation-card.tsx';
import { pagesTexts } from './pages.texts.ts';

/** A shop's colours and bottom navigation; the first shop's where none is chosen. */
export function AppearancePage() {
  const texts = useTexts(pagesTexts);
  const may = useMay();
  const shops = useOwnShops();
  const current = useCurrentShop();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const cid = current ?? chosen ?? shops[0]?.cid;
  const colours = useRead('decoration.colorStyle.query', { cid: cid ?? '' }, { enabled: cid !== undefined });
  return (
    <Page
      title={texts.appearance}
      aside={
        cid !== undefined && (
          <Select<string>
            aria-label={texts.shop}
            value={cid}
            disabled={current !== undefined}
            popupMatchSelectWidth={false}
            options={shops.map((shop) => ({ value: shop.cid, label: shop.name }))}
            onChange={setChosen}
          />
        )
      }
    >
      {colours.isError ? (
        <Failed onRetry={() => void colours.refetch()} refusal={colours.error} />
      ) : colours.data === undefined || cid === undefined ? (
        <Card>
          <ListSkeleton columns={2} />
        </Card>
      ) : (
        may('decoration.colorStyle.set') && <ColoursCard key={cid} cid={cid} style={colours.data} />
      )}
      {cid !== undefined && may('decoration.navigation.set') && <NavigationCard cid={cid} />}
    </Page>
  );
}
