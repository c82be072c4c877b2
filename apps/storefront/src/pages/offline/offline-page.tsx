import { offlineDrawing } from '#drawings/offline';
import { onlineDrawing } from '#drawings/online';
import { useTexts } from '#i18n/texts';
import { useIsOnline } from '#lib/use-is-online';
import type { PageProps } from '#navigation/page-module';
import { pathOfReturn } from '#navigation/return-url';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { offlineTexts } from './offline.texts.ts';

/** No network. The page that was asked for is loaded anew on request, and only a document that comes takes this one's place. */
export function Page({ query: { returnUrl } }: PageProps) {
  const { base } = useShop();
  const { away, back, retry, goOn } = useTexts(offlineTexts);
  const isOnline = useIsOnline();
  const leave = () => window.location.assign(base + (pathOfReturn(returnUrl, base) ?? '/'));
  return (
    <main>
      <TopBar title="" isHeading={false} />
      <div aria-live="polite">
        <EmptyState drawing={isOnline ? onlineDrawing : offlineDrawing} words={isOnline ? back : away} isPage>
          <Button size="large" isBlock onClick={leave}>
            {isOnline ? goOn : retry}
          </Button>
        </EmptyState>
      </div>
    </main>
  );
}
