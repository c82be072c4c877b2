import type { ShopContext } from '@qianpu/contract/shop-context';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages';
import { MessagesProvider } from '#i18n/messages';
import type { PageHistory } from '#navigation/page-history';
import { HistoryProvider } from '#navigation/page-history';
import type { Platform } from '#platform/platform';
import { PlatformProvider } from '#platform/platform';
import { ShopProvider } from '#session/shop-context';
import { OfflineBar } from '#ui/offline-bar';
import { PictureHosts } from '#ui/picture';
import type { Toaster } from '#ui/toast';
import { ToasterProvider, ToastHost } from '#ui/toast';

interface ProvidersProps {
  readonly client: QueryClient;
  readonly shop: ShopContext;
  readonly platform: Platform;
  readonly history: PageHistory;
  readonly messages: Messages;
  readonly toaster: Toaster;
  readonly children: ReactNode;
}

export const Providers = ({ client, shop, platform, history, messages, toaster, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <ShopProvider value={shop}>
      <MessagesProvider value={messages}>
        <PictureHosts value={shop.imageHosts}>
          <ToasterProvider value={toaster}>
            <PlatformProvider value={platform}>
              <HistoryProvider value={history}>{children}</HistoryProvider>
            </PlatformProvider>
            <OfflineBar />
            <ToastHost />
          </ToasterProvider>
        </PictureHosts>
      </MessagesProvider>
    </ShopProvider>
  </QueryClientProvider>
);
