import type { RenderRequest, ShellRequest, SsrEntry } from '@qianpu/contract/ssr';
import type { Block } from '@qianpu/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { cachedReads, createQueryClient, isNotFound } from '#api/query-client';
import type { CachedRead, ReadQuery } from '#api/read-query';
import { tabBarReads } from '#features/tab-bar';
import { en } from '#i18n/en';
import { pageTitles } from '#i18n/titles';
import { zhCn } from '#i18n/zh-cn';
import type { PageAddress } from '#navigation/address';
import { matchPath, readAddress } from '#navigation/address';
import { stillHistory } from '#navigation/page-history';
import { pageOf } from '#navigation/pages';
import { canonical } from '#navigation/resolve';
import { platformOf } from '#platform/platforms';
import { createToaster } from '#ui/toast';
import { blockModules, rareTypesOf } from './app/block-modules.ts';
import { findBlock } from './app/blocks.tsx';
import { chrome } from './app/chrome.ts';
import { writeDocument } from './app/document.ts';
import { writeHeadTags } from './app/head/head-tags.ts';
import { factsOf } from './app/head/page-facts.ts';
import { siteOf } from './app/head/site.ts';
import { loadPage } from './app/load-page.ts';
import { deferredModuleOf, pageModuleOf } from './app/page-modules.ts';
import { PageSkeleton } from './app/page-skeleton.tsx';
import { PageStage } from './app/page-stage.tsx';
import type { PageState } from './app/page-state.ts';
import { readsOf } from './app/page-state.ts';
import { headOf, titleOf } from './app/page-title.ts';
import { Providers } from './app/providers.tsx';
import type { RareType } from './app/rare-blocks.ts';
import { renderMarkup } from './app/render-markup.ts';

export const match: SsrEntry['match'] = (path) => {
  const name = matchPath(path)?.name;
  if (!name) return null;
  const { cacheBy, rendering } = pageOf(name);
  return { name, cacheBy, isPublic: rendering === 'server' };
};

export const render: SsrEntry['render'] = async (request) => {
  const { path, search, shop } = request;
  const requested = readAddress(path, search);
  if (pageOf(requested.name).rendering === 'browser') return renderShell(request);
  const client = createQueryClient(askNobody, 'server');
  const { shown, blocks } = await prefetch(requested, request, client);
  const isMissing = shown !== requested;
  const messages = messagesOf(request);
  await request.takeTurn();
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
  const { assets, ...scripts } = filesOf(shown, blocks, request);
  const document = writeDocument({
    head: headTagsOf(shown, request, cachedReads(client)),
    preloads,
    markup: html,
    state: { shop, reads: readsOf(client), ...scripts, isMissing },
    assets,
  });
  return { html: document, css: assets.css, status: shown.name === 'notFond' ? 404 : 200 };
};

export const renderShell: SsrEntry['renderShell'] = (request) => {
  const { path, search, shop } = request;
  const address = readAddress(path, search);
  const { assets, ...scripts } = filesOf(address, [], request);
  const html = writeDocument({
    head: headTagsOf(address, request, () => undefined),
    preloads: '',
    markup: renderToStaticMarkup(<PageSkeleton page={address.name} />),
    state: { shop, reads: null, ...scripts, isMissing: false },
    assets,
  });
  return { html, css: assets.css, status: 200 };
};

export const canonicalPath: SsrEntry['canonicalPath'] = ({ name, query }, shop) => canonical(name, query, shop);

interface Prefetched {
  /** The page to show: another one when what the address names is not there. */
  readonly shown: PageAddress;
  readonly blocks: readonly Block[];
}

/** Makes the page's reads, loads the blocks it turns out to hold, and makes theirs. */
async function prefetch(requested: PageAddress, { shop, call }: RenderRequest, client: QueryClient): Promise<Prefetched> {
  const page = await loadPage(requested.name);
  // Put into the cache by hand: a render needs neither retries nor observers, which cost a twentieth of its time.
  const fetch = async ({ queryKey }: ReadQuery) => client.setQueryData(queryKey, await call(...queryKey));
  const fetchAll = (reads: readonly ReadQuery[] = []) => Promise.all(reads.map(fetch));
  try {
    await Promise.all([chrome.load(), ...(page.parts ?? []).map((part) => part.load())]);
    // No page is refused for the sake of its tabs, or of what stands beside: without an answer the phone asks.
    const asides = [...tabBarReads(pageOf(requested.name).nav, requested.query, shop), ...(page.asides?.(requested.query, shop) ?? [])];
    await Promise.all([fetchAll(page.queries?.(requested.query, shop)), Promise.allSettled(asides.map(fetch))]);
    await fetchAll(page.further?.(requested.query, shop, cachedReads(client)));
    const blocks = page.blocks?.(requested.query, shop, cachedReads(client)) ?? [];
    const reads = blocks.map(async ({ type, props }) => (await findBlock(type)).queries?.(props, shop) ?? []);
    // What a block names may be gone: then the block is left out, and the page is still a page.
    const fetchNamed = (read: ReadQuery) => fetch(read).catch((error) => (isNotFound(error) ? undefined : Promise.reject(error)));
    await Promise.all((await Promise.all(reads)).flat().map(fetchNamed));
    return { shown: requested, blocks };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await loadPage('notFond');
    client.clear();
    return { shown: { name: 'notFond', query: {} }, blocks: [] };
  }
}

/** The document brings the styles of exactly what it shows, and names the scripts by which the browser brings it to life. */
function filesOf({ name }: PageAddress, blocks: readonly Block[], { assetsOf }: ShellRequest) {
  const { now, later } = rareTypesOf(blocks);
  const page = pageModuleOf(name);
  const part = deferredModuleOf(name);
  const modulesOf = (types: readonly RareType[]) => types.map((type) => blockModules[type]);
  const assets = assetsOf([page, ...modulesOf(now)], [...modulesOf(later), ...(part ? [part] : [])]);
  const scriptsOf = (types: readonly RareType[]) => Object.fromEntries(types.map((type) => [type, assets.modules[blockModules[type]]]));
  const parts: PageState['parts'] = part ? { [name]: assets.modules[part] ?? '' } : {};
  return { assets, script: assets.modules[page] ?? '', blocks: scriptsOf(now), laterBlocks: scriptsOf(later), parts };
}

/** What the document says of the page to those who only read its head; without reads, what is true of its kind. */
function headTagsOf(address: PageAddress, request: ShellRequest, cached: CachedRead): string {
  const { shop } = request;
  const messages = messagesOf(request);
  const site = siteOf(request.site, shop);
  const head = {
    title: titleOf(address, headOf(address, shop, cached), shop, pageTitles[messages.lang]) ?? shop.merchantName,
    description: descriptionOf(request),
    canonical: site.addressOf(address.name, address.query),
    facts: factsOf(address, { shop, site, messages, cached }),
  };
  return writeHeadTags(head, shop, site);
}

const askNobody = () => Promise.reject(new Error('a page reads nothing but what it declared'));

const messagesOf = ({ shop }: ShellRequest) => (shop.lang === 'en' ? en : zhCn);

const descriptionOf = ({ shop }: ShellRequest) => [shop.shopName, shop.shopNote].filter(Boolean).join(' · ');
