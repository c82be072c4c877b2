import type { RenderRequest, ShellRequest, SsrEntry } from '@qianpu/contract/ssr';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { cachedReads, createQueryClient, isNotFound } from '#api/query-client';
import type { ReadQuery } from '#api/read-query';
import { tabBarReads } from '#features/tab-bar';
import { en } from '#i18n/en';
import { zhCn } from '#i18n/zh-cn';
import type { Address } from '#navigation/address';
import { matchPath, readAddress } from '#navigation/address';
import { stillHistory } from '#navigation/page-history';
import { pageOf } from '#navigation/pages';
import { canonical } from '#navigation/resolve';
import { platformOf } from '#platform/platforms';
import { createToaster } from '#ui/toast';
import { loadChrome } from './app/chrome-host.tsx';
import { writeDocument } from './app/document.ts';
import { loadPage } from './app/load-page.ts';
import { pageModules } from './app/page-modules.ts';
import { PageSkeleton } from './app/page-skeleton.tsx';
import { PageStage } from './app/page-stage.tsx';
import { readsOf } from './app/page-state.ts';
import { headOf, titleOf } from './app/page-title.ts';
import { Providers } from './app/providers.tsx';
import { renderMarkup } from './app/render-markup.ts';

export const match: SsrEntry['match'] = (path) => {
  const name = matchPath(path)?.name;
  return name ? { name, module: pageModules[name], cacheBy: pageOf(name).cacheBy } : null;
};

export const render: SsrEntry['render'] = async (request) => {
  const { path, search, shop, assets } = request;
  const asked = readAddress(path, search);
  if (pageOf(asked.name).rendering === 'browser') return { html: renderShell(request), status: 200 };
  const client = createQueryClient(askNobody, 'server');
  const shown = await prefetch(asked, request, client);
  const isMissing = shown !== asked;
  const messages = messagesOf(request);
  const { html, preloads } = renderMarkup(
    <Providers
      client={client}
      shop={shop}
      platform={platformOf(shop.base)}
      history={stillHistory(path, search)}
      messages={messages}
      toaster={createToaster()}
    >
      <PageStage isMissing={isMissing} />
    </Providers>,
  );
  const head = headOf(shown, shop, cachedReads(client));
  const document = writeDocument({
    title: titleOf(shown, head, shop, messages),
    description: head.description ?? descriptionOf(request),
    canonical: canonical(shown.name, shown.query, shop),
    preloads,
    markup: html,
    state: { shop, reads: readsOf(client), script: scriptOf(shown, request), isMissing },
    assets,
  });
  return { html: document, status: shown.name === 'notFond' ? 404 : 200 };
};

export const renderShell: SsrEntry['renderShell'] = (request) => {
  const { path, search, shop, assets } = request;
  const address = readAddress(path, search);
  return writeDocument({
    title: titleOf(address, {}, shop, messagesOf(request)),
    description: descriptionOf(request),
    canonical: canonical(address.name, address.query, shop),
    preloads: '',
    markup: renderToStaticMarkup(<PageSkeleton page={address.name} />),
    state: { shop, reads: null, script: scriptOf(address, request), isMissing: false },
    assets,
  });
};

/** Makes the page's reads, then those of its blocks. Answers the page to show: another one when what the address names is not there. */
async function prefetch(asked: Address, { shop, call }: RenderRequest, client: QueryClient): Promise<Address> {
  const page = await loadPage(asked.name);
  // Put into the cache by hand: a render needs neither retries nor observers, which cost a twentieth of its time.
  const fetchAll = (reads: readonly ReadQuery[] = []) =>
    Promise.all(reads.map(async ({ queryKey }) => client.setQueryData(queryKey, await call(...queryKey))));
  try {
    await loadChrome();
    const tabBar = tabBarReads(pageOf(asked.name).nav, asked.query, shop);
    // No page is refused for the sake of its tabs: without an answer the phone asks.
    await Promise.all([fetchAll(page.queries?.(asked.query, shop)), fetchAll(tabBar).catch(() => undefined)]);
    await fetchAll(page.followUps?.(asked.query, shop, cachedReads(client)));
    return asked;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await loadPage('notFond');
    client.clear();
    return { name: 'notFond', query: {} };
  }
}

/** The files were chosen by the path alone; an address whose query names nothing shows another page. */
const scriptOf = ({ name }: Address, { path, assets }: ShellRequest) => (matchPath(path)?.name === name ? assets.page : null);

const askNobody = () => Promise.reject(new Error('a page reads nothing but what it declared'));

const messagesOf = ({ shop }: ShellRequest) => (shop.lang === 'en' ? en : zhCn);

const descriptionOf = ({ shop }: ShellRequest) => [shop.shopName, shop.shopNote].filter(Boolean).join(' · ');
