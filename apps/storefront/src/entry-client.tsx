// Nothing in a build; in development, where no HTML file carries it, the refresh runtime's start.
import '@vitejs/plugin-react/preamble';
import '#styles/tokens.css';
import '#styles/base.css';
import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockType } from '@qianpu/contract/types';
import { serviceWorkerDelayMs } from '@qianpu/kit/time-limits';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient, isNotFound } from '#api/query-client';
import { noticeErrors, report } from '#api/report';
import type { Transport } from '#api/transport';
import { httpTransport } from '#api/transport';
import type { Messages } from '#i18n/messages';
import { zhCn } from '#i18n/zh-cn';
import { loadChunk } from '#lib/load-chunk';
import { markKeyboard } from '#lib/mark-keyboard';
import { forgetSheet } from '#lib/sheet-history';
import { readAddress } from '#navigation/address';
import type { PageHistory } from '#navigation/page-history';
import { createPageHistory } from '#navigation/page-history';
import type { Platform } from '#platform/platform';
import type { DetectedEnv } from '#platform/run-env';
import { detectEnv } from '#platform/run-env';
import { readStored, writeStored } from '#session/stored';
import type { VisitPlan } from '#session/visit';
import { beginVisit } from '#session/visit';
import { waitWithParts } from '#ui/deferred-part';
import type { Toaster } from '#ui/toast';
import { createToaster } from '#ui/toast';
import { firstInteraction } from './app/first-interaction.ts';
import { holdTaps } from './app/hold-taps.ts';
import { loadBlock, loadRareBlocks } from './app/load-block.ts';
import { loadPage, loadRoutes } from './app/load-page.ts';
import { openPlatform } from './app/open-platform.ts';
import { PageStage } from './app/page-stage.tsx';
import type { PageState } from './app/page-state.ts';
import { readState, stateElementId } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { build } from './app/start-anew.ts';
import { whenIdle } from './app/when-idle.ts';
import { copyMarkId } from './worker/copy-mark.ts';

/** What a page tells of itself, and what it asks beyond what it shows, waits until it has long been usable. */
const quietMs = 3_000;

const elementById = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no element "${id}"`);
  return element;
};

/** Before anything else is loaded: an address may carry a login, and it must not stand there any longer. */
function enter({ shop }: PageState) {
  const detected = detectEnv({
    base: shop.base,
    asked: new URLSearchParams(window.location.search).get('env'),
    remembered: readStored('env', shop.mid),
    isTopWindow: window === window.top,
    userAgent: navigator.userAgent,
  });
  const plan = beginVisit(shop, detected);
  const { pathname, search } = window.location;
  if (pathname === shop.base) window.history.replaceState(window.history.state, '', `${pathname}/${search}`);
  return { detected, plan };
}

async function start(state: PageState, { env }: DetectedEnv, plan: VisitPlan) {
  const { shop, reads, script, blocks, laterBlocks, parts, isMissing } = state;
  const transport = httpTransport(() => ({ ...shop, token: readStored('token', shop.mid) ?? '' }));
  const client = createQueryClient(transport, 'phone');
  for (const [key, data] of reads ?? []) client.setQueryData(key, data);
  forgetSheet();

  const history = createPageHistory(shop.base);
  if (import.meta.env.PROD && env !== 'mini') loadCopies(shop, history);
  const { path, search } = history.entry();
  const sign = firstInteraction(shop.mid, history);
  // Until one has come, its block stays as it was rendered.
  for (const [type, file] of Object.entries(blocks)) void loadBlock(type as BlockType, file);
  for (const [type, file] of Object.entries(laterBlocks)) void loadBlock(type as BlockType, file, sign);
  const name = isMissing ? 'notFond' : readAddress(path, search).name;
  const page = loadPage(name, script);
  const [platform, messages, isPageThere] = await Promise.all([
    openPlatform(env),
    shop.lang === 'en' ? loadEnglish() : zhCn,
    page.then(
      () => true,
      () => false,
    ),
    plan.ticket && redeem(transport, shop, plan.ticket),
  ]);
  const toaster = createToaster();
  const app = (
    <Providers client={client} shop={shop} platform={platform} history={history} messages={messages} toaster={toaster}>
      <PageStage isMissing={isMissing} />
    </Providers>
  );
  const root = elementById('root');
  // A finger is down before it taps: the way to other pages is then mostly there. If not, the tap asks for it again.
  sign.then(() => Promise.all([loadRoutes(), loadRareBlocks()])).catch(() => undefined);
  const isRendered = reads && isPageThere;
  // Tabs are alive before they are tapped, and after everything the page needs; its own parts once it is used.
  const untilFor = (name: string) => (name === 'chrome' ? Promise.race([sign, whenIdle()]) : sign);
  waitWithParts(isRendered ? untilFor : () => Promise.resolve(), parts);
  if (isRendered) hydrateRoot(root, app, { onCaughtError: reportBroken });
  else createRoot(root, { onCaughtError: reportBroken }).render(app);
  keepScrollPositions();
  tellOfStart(plan, shop, messages, toaster, platform);
  setTimeout(() => {
    loadChunk(() => import('./app/start-later.ts')).then(
      ({ startLater }) => startLater({ shop, env, build, page: name, history, client, transport }),
      () => undefined,
    );
  }, quietMs);
}

/** Before, the network is the page's (spec 9); a copy has no use for it. A phone that keeps nothing shops all the same. */
function loadCopies({ mid }: ShopContext, history: PageHistory) {
  const load = () =>
    import('./app/register-page-cache.ts').then(({ registerPageCache }) => registerPageCache(mid, history)).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(load, document.getElementById(copyMarkId) ? 0 : serviceWorkerDelayMs));
}

/** Better in Chinese than not at all. */
const loadEnglish = (): Promise<Messages> =>
  loadChunk(() => import('#i18n/en')).then(
    ({ en }) => en,
    () => zhCn,
  );

/** A mini-program's ticket buys a login once; whoever comes too late is a visitor. */
async function redeem(transport: Transport, { mid }: ShopContext, ticket: string) {
  const { redeemTicket } = await loadChunk(() => import('#session/redeem-ticket'));
  await redeemTicket(transport, mid, ticket);
}

/** What happened on the way here and has to be said. */
function tellOfStart(
  { isSwitchedBack, isShopReported }: VisitPlan,
  shop: ShopContext,
  messages: Messages,
  toaster: Toaster,
  { env }: Platform,
) {
  if (isShopReported) report('institutions-CID-Exception', `${env}: the address or the cookie names another shop than ${shop.cid}`);
  if (isSwitchedBack) window.alert(shop.shopName ? messages.switchedBack(shop.shopName) : messages.switchedBackUnnamed);
  if (readStored('farewell', shop.mid) === null) return;
  writeStored('farewell', shop.mid, null);
  toaster.show(messages.loginExpired);
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

noticeErrors();
holdTaps();
markKeyboard();
const state = readState(elementById(stateElementId).textContent);
const { detected, plan } = enter(state);
if (plan.reload === null) void start(state, detected, plan);
else window.location.replace(window.location.pathname + plan.reload);
