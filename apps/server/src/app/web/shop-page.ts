import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Admission, TooBusy } from '#platform/http/admission';
import type { ReadMemory } from '#platform/http/read-memory';
import type { Logger } from '#platform/log';
import { pageAnswers } from '#platform/metrics';
import type { UsedTags } from '#platform/purge.types';
import { limitConcurrency, QueueFullError } from '#platform/web/limit-concurrency';
import { type CachedPage, PackedPage, type PageCache } from '#platform/web/page-cache';
import { carryReseller, resellerIn } from './carry-reseller.ts';
import type { PageContext, PageContextSettings } from './page-context.ts';
import { declaredQuery, pageKey } from './page-key.ts';
import { originOf } from './page-origin.ts';
import type { PageRenderer, RenderInput } from './page-renderer.ts';
import { sendPage, sendStatic } from './page-reply.ts';
import type { Storefront } from './storefront.types.ts';

type Shells = LRUCache<string, PackedPage>;

/** For as long as a page is fresh. */
export const createShells = (): Shells => new LRUCache({ max: 1_000, ttl: 5_000 });

export interface PageSettings extends PageContextSettings {
  readonly storefront: Storefront;
  readonly renderer: PageRenderer;
  /** Absent: every request renders (measurements). */
  readonly cache: PageCache | undefined;
  /** What pages are rendered from; dropped with them. */
  readonly memory: ReadMemory | undefined;
  /** A crowd on a page that cannot be rendered gets one shell. Absent with the cache. */
  readonly shells: Shells | undefined;
  /** Absent: as many renders at once as are asked for (measurements). */
  readonly admission: Admission | undefined;
  /** Those we listen on. */
  readonly ports: readonly number[];
  readonly log: Logger;
}

/** A reader waits this long for a rendered page; then the browser gets the shell and renders it itself. */
const RENDER_PATIENCE_MS = 800;
/**
 * A render that was begun is ended after this. Until then one whose readers have got the shell goes on: on a machine so slow that no page is
 * there in time, the next reader has it from memory.
 */
const RENDER_MOST_MS = 2_000;
/** Shells are made for some milliseconds in a turn of the event loop, so that pages from memory go between; beyond this many nobody would wait for the last. */
const oneShellAtATime = limitConcurrency({ atOnce: 1, waiting: 1_024 });
const SHELL_SLICE_MS = 10;
let sliceBegunAt = 0;

interface ShopPageQuery {
  readonly match: RenderInput['match'];
  readonly path: string;
  readonly query: URLSearchParams;
}

export async function answerShopPage(
  settings: PageSettings,
  { shop, styleVersion, isSharedHost }: Extract<PageContext, { kind: 'shop' }>,
  { match, path, query }: ShopPageQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cache, storefront, ports, log } = settings;
  const site = { origin: originOf(request, ports), isShared: isSharedHost };
  reply.header('x-page-place', `${shop.mid}/${shop.cid}/${shop.lang}`);
  const input: RenderInput = { shop, site, match, path, search: declaredQuery(match, query) };
  const key = pageKey({ shop, origin: site.origin, styleVersion, match, path, query, buildId: storefront.buildId });
  const render = (signal: AbortSignal, used: UsedTags) => renderAdmitted(settings, input, signal, used);
  try {
    const wait = cache ? cache.get(key, render, (left) => onHungUp(reply, left)) : renderUnkept(render, reply);
    const { page, how } = await within(RENDER_PATIENCE_MS, wait);
    pageAnswers.inc({ how });
    if (match.isPublic && page.status === 200) reply.header('x-page-scope', 'public');
    return await sendPage(reply, carryReseller(page, key, shop.base, resellerIn(query)), request.headers['accept-encoding']);
  } catch (err) {
    // Who refuses because there is too much to do counts it, and tells of it now and then.
    if (!(err instanceof TooBusy || reply.raw.destroyed)) log.warn({ err, page: match.name }, 'page not rendered, sending the shell');
    return sendShell(settings, { input, key }, request, reply);
  }
}

/** Renders when there is room, and not for longer than it is of use. */
function renderAdmitted(
  { admission, renderer }: PageSettings,
  input: RenderInput,
  signal: AbortSignal,
  used: UsedTags,
): Promise<CachedPage> {
  if (!admission) return renderer.render(input, new AbortController().signal, used);
  if (!admission.hasRoom('page')) return Promise.reject(new TooBusy());
  const isGone = () => signal.aborted;
  return admission.run('page', isGone, () => renderer.render(input, AbortSignal.any([signal, AbortSignal.timeout(RENDER_MOST_MS)]), used));
}

async function renderUnkept(render: (signal: AbortSignal, used: UsedTags) => Promise<CachedPage>, reply: FastifyReply) {
  const reader = new AbortController();
  onHungUp(reply, () => reader.abort());
  return { page: new PackedPage(await render(reader.signal, new Set()), 0), how: 'rendered' as const };
}

/** Not when the answer has gone out: who got the shell in the meantime still wants the page to be there for the next one. */
const onHungUp = (reply: FastifyReply, left: () => void) => reply.raw.once('close', () => reply.raw.writableFinished || left());

interface ShellOptions {
  readonly input: RenderInput;
  readonly key: string;
}

async function sendShell(
  settings: PageSettings,
  { input, key }: ShellOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const shell = settings.shells?.get(key) ?? (await makeShell(settings, { input, key }, reply));
    pageAnswers.inc({ how: 'shell' });
    return await sendPage(reply, shell, request.headers['accept-encoding']);
  } catch (err) {
    if (!(err instanceof QueueFullError)) throw err;
    reply.header('retry-after', '1');
    return sendStatic(reply, 'failed', input.shop.lang, 503, { href: '', colours: null });
  }
}

const makeShell = ({ renderer, shells }: PageSettings, { input, key }: ShellOptions, reply: FastifyReply): Promise<PackedPage> =>
  oneShellAtATime(async () => {
    if (performance.now() - sliceBegunAt > SHELL_SLICE_MS) {
      await nextTurn();
      sliceBegunAt = performance.now();
    }
    const known = shells?.get(key);
    if (known) return known;
    if (reply.raw.destroyed) return nothing;
    const shell = new PackedPage(await renderer.renderShell(input), 0);
    shells?.set(key, shell);
    return shell;
  });

/** For who has hung up. */
const nothing = new PackedPage({ status: 200, html: '', policy: '' }, 0);

/** Losing the race does not stop the render: it still fills the cache for the next reader. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
