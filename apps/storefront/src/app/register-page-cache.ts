import { serviceWorkerPath } from '@qianpu/kit/deployment';
import type { PageHistory } from '#navigation/page-history';
import { subscribeStored } from '#session/define-stored-values';
import { readStored } from '#session/stored';
import { copyMarkId } from '../worker/copy-mark.ts';
import type { WorkerMessage } from '../worker/worker-message.types.ts';

/** A tab that stays open asks this often whether the worker is still the right one; every page that is loaded asks by itself. */
const CHECK_MS = 3_600_000;
/** Whoever goes on at once has not looked at the page. */
const LOOK_MS = 2_000;

/** Has the service worker keep copies of the pages that are looked at, for when the network is away. */
export async function registerPageCache(mid: string, history: PageHistory): Promise<void> {
  if (document.getElementById(copyMarkId)) makeLinksPlain();
  const { serviceWorker } = navigator;
  // Not there outside https, in some web-views and in private windows.
  if (!serviceWorker) return;
  const hadWorker = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
  const check = () => registration.update().catch(() => undefined);
  if (hadWorker) void check();
  setInterval(check, CHECK_MS);

  const { active } = await serviceWorker.ready;
  const tell = (message: WorkerMessage) => (serviceWorker.controller ?? active)?.postMessage(message);
  tellOfPages(tell, history);
  tellOfLeaving(tell, mid);
}

type Tell = (message: WorkerMessage) => void;

/** The first page with what it has loaded, later ones when they have been looked at; nothing where the shopper saves data. */
function tellOfPages(tell: Tell, history: PageHistory) {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  if (connection?.saveData) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  tell({ kind: 'seen', url: window.location.href, files });
  let looking: ReturnType<typeof setTimeout> | undefined;
  history.listen(() => {
    clearTimeout(looking);
    looking = setTimeout(() => tell({ kind: 'seen', url: window.location.href, files: [] }), LOOK_MS);
  });
}

/** Copies hold nothing of a member; which pages were looked at is nobody else's business all the same. */
function tellOfLeaving(tell: Tell, mid: string) {
  const isMember = () => readStored('token', mid) !== null;
  let wasMember = isMember();
  subscribeStored(() => {
    if (wasMember && !isMember()) tell({ kind: 'forget' });
    wasMember = isMember();
  });
}

/** From a copy, every link loads its page: fresh as soon as there is a network, and a copy of its own until then. */
function makeLinksPlain() {
  const leaveToBrowser = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
  };
  document.addEventListener('click', leaveToBrowser, { capture: true });
}
