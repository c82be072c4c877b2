import { createQueryClient } from '@qianpu/client/query-client';
import { httpTransport, type Transport } from '@qianpu/client/transport';
import type { ConsoleContext } from '@qianpu/contract/console-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, useRef, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { TransportProvider } from '#api/transport-context';
import { SenderProvider } from '#api/use-upload-picture';
import { useLang } from '#i18n/texts';
import { createGuardedHistory } from '#lib/guarded-history';
import { currentSession, setSession } from '#session/session';
import { theme } from '../shared/styles/theme.ts';
import { Frame } from './frame/frame.tsx';
import { giveStylesTheNonce, styleNonce } from './style-nonce.ts';

giveStylesTheNonce();

/** Everything behind the sign-in: who sends, what is cached, how the component library looks, and the frame around the pages. */
export function Console({ context }: { readonly context: ConsoleContext }) {
  const { lang } = useLang();
  const currentLang = useRef(lang);
  currentLang.current = lang;
  const { sender, transport, client } = useMemo(() => {
    const sender = () => {
      const { token = '', mid = '' } = currentSession() ?? {};
      return { mid, cid: '', token, lang: currentLang.current === 'en' ? 'en' : 'zh-CN' };
    };
    const transport = endingSession(httpTransport(sender));
    const client = createQueryClient(transport, 'phone');
    const defaults = client.getDefaultOptions();
    // A colleague may have changed it meanwhile.
    client.setDefaultOptions({
      ...defaults,
      queries: { ...defaults.queries, staleTime: 5_000, gcTime: 300_000, refetchOnWindowFocus: true, throwOnError: false },
    });
    return { sender, transport, client };
  }, []);
  const [history] = useState(createGuardedHistory);
  return (
    <ConfigProvider theme={theme} locale={lang === 'en' ? enUS : zhCN} csp={{ nonce: styleNonce }} button={{ autoInsertSpace: false }}>
      <App message={{ top: 64 }}>
        <QueryClientProvider client={client}>
          <TransportProvider value={transport}>
            <SenderProvider value={sender}>
              <HistoryRouter history={history}>
                <Frame context={context} />
              </HistoryRouter>
            </SenderProvider>
          </TransportProvider>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  );
}

/** A session that ended leads to the sign-in page; the address stays, so signing in leads back here. */
const endingSession =
  (transport: Transport): Transport =>
  async (sent) => {
    const outcome = await transport(sent);
    if (outcome.kind === 'loginInvalid' || outcome.kind === 'tokenCleared') setSession(null);
    return outcome;
  };
