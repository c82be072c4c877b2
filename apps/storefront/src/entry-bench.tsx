import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createQueryClient } from '#api/query-client';
import { zhCn } from '#i18n/zh-cn';
import { readAddress } from '#navigation/address';
import { createToaster } from '#ui/toast';
import { PageStage } from './app/page-stage.tsx';
import { readState } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { loadPage } from './app/routes.tsx';

const askNobody = () => Promise.reject(new Error('all data is in memory'));

/** For measurements: a page's tree rendered by React alone, from the data a served document carried. */
export async function prepareBare(stateText: string, path: string): Promise<() => string> {
  const { shop, reads } = readState(stateText);
  const client = createQueryClient(askNobody, 'server');
  for (const [key, data] of reads ?? []) client.setQueryData(key, data);
  await loadPage(readAddress(path, '').name);
  return () =>
    renderToString(
      <Providers client={client} shop={shop} messages={zhCn} toaster={createToaster()}>
        <StaticRouter basename={`${shop.base}/`} location={shop.base + path}>
          <PageStage isMissing={false} />
        </StaticRouter>
      </Providers>,
    );
}
