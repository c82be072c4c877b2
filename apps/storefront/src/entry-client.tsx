// Nothing in a build; in development, where no HTML file carries it, the refresh runtime's start.
import '@vitejs/plugin-react/preamble';
import '#styles/tokens.css';
import '#styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient, isNotFound } from '#api/query-client';
import { httpTransport } from '#api/transport';
import { zhCn } from '#i18n/zh-cn';
import { forgetSheet } from '#lib/sheet-history';
import { readAddress } from '#navigation/address';
import { labelVisitor } from '#session/session';
import { readStored } from '#session/stored';
import { searchOfTabShop } from '#session/tab-shop';
import { createToaster } from '#ui/toast';
import { BrowserRouter } from './app/browser-router.tsx';
import { PageStage } from './app/page-stage.tsx';
import type { PageState } from './app/page-state.ts';
import { readState, stateElementId } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { loadPage } from './app/routes.tsx';

const elementById = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no element "${id}"`);
  return element;
};

async function start(state: PageState) {
  const { shop, reads, isMissing } = state;
  const { pathname, search } = window.location;
  const basename = `${shop.base}/`;
  forgetSheet();
  labelVisitor(shop.mid);
  if (pathname === shop.base) window.history.replaceState(null, '', basename + search);

  const address = readAddress(pathname.slice(shop.base.length) || '/', search);
  const [messages] = await Promise.all([
    shop.lang === 'en' ? import('#i18n/en').then(({ en }) => en) : zhCn,
    loadPage(isMissing ? 'notFond' : address.name),
  ]);
  const client = createQueryClient(
    httpTransport(() => ({ mid: shop.mid, cid: shop.cid, token: readStored('token', shop.mid) ?? '' })),
    'phone',
  );
  for (const [key, data] of reads ?? []) client.setQueryData(key, data);

  const app = (
    <Providers client={client} shop={shop} messages={messages} toaster={createToaster()}>
      <BrowserRouter basename={basename}>
        <PageStage isMissing={isMissing} />
      </BrowserRouter>
    </Providers>
  );
  const root = elementById('root');
  if (reads) hydrateRoot(root, app, { onCaughtError: reportBroken });
  else createRoot(root, { onCaughtError: reportBroken }).render(app);
  keepScrollPositions();
}

/** A page that is not there is an answer, not a fault. */
const reportBroken = (error: unknown) => {
  if (!isNotFound(error)) reportError(error);
};

/** Positions are ours while the page lives; a reload is left to the browser. */
function keepScrollPositions() {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

const state = readState(elementById(stateElementId).textContent);
const searchOfTab = searchOfTabShop(state.shop, window.location.search);
if (searchOfTab === null) void start(state);
else window.location.replace(window.location.pathname + searchOfTab);
