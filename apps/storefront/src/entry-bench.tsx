import type { BlockType } from '@qianpu/contract/types';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '#api/query-client';
import { zhCn } from '#i18n/zh-cn';
import { readAddress } from '#navigation/address';
import { stillHistory } from '#navigation/page-history';
import { platformOf } from '#platform/platforms';
import { createToaster } from '#ui/toast';
import { loadBlock } from './app/load-block.ts';
import { loadPage } from './app/load-page.ts';
import { PageStage } from './app/page-stage.tsx';
import { readState } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';

const askNobody = () => Promise.reject(new Error('all data is in memory'));

/** For measurements: a page's tree rendered by React alone, from the data a served document carried. */
export async function prepareBare(stateText: string, path: string): Promise<() => string> {
  const { shop, reads, blocks, laterBlocks } = readState(stateText);
  const client = createQueryClient(askNobody, 'server');
  for (const [key, data] of reads ?? []) client.setQueryData(key, data);
  const page = await loadPage(readAddress(path, '').name);
  await Promise.all((page.parts ?? []).map((part) => part.load()));
  await Promise.all(Object.keys({ ...blocks, ...laterBlocks }).map((type) => loadBlock(type as BlockType)));
  return () =>
    renderToString(
      <Providers
        client={client}
        shop={shop}
        platform={platformOf(shop.base)}
        history={stillHistory(path, '')}
        messages={zhCn}
        toaster={createToaster()}
      >
        <PageStage isMissing={false} />
      </Providers>,
    );
}
