import { leaveHeartbeatMs } from '@qianpu/kit/analytics';
import { readAddress } from '#navigation/address';
import type { Entry } from '#navigation/page-history';
import { createPageStay } from './page-stay.ts';
import type { TelemetryContext } from './telemetry.types.ts';
import { createVisitQueue } from './visit-queue.ts';
import { goOnVisiting } from './visit-session.ts';

/** Who asks not to be followed is not. */
const isRefused = () => navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const isInSight = () => document.visibilityState === 'visible';

/** Tells which pages were seen, for how long, and which links were tapped (spec 9). */
export function reportVisits(watched: Pick<TelemetryContext, 'shop' | 'env' | 'page' | 'history' | 'transport' | 'send'>): void {
  if (isRefused()) return;
  const { shop, page, history } = watched;
  const queue = createVisitQueue(watched);
  const stay = createPageStay(shop.mid, queue.add);
  const goOn = ({ path, search }: Entry) => {
    stay.leave();
    stay.enter(readAddress(path, search).name);
  };

  // The first page was there before anybody watched.
  stay.enter(page, Math.round(Date.now() - performance.now()));
  if (history.entry().way !== 'start') goOn(history.entry());
  history.listen(goOn);
  document.addEventListener('click', (event) => noteTap(event, stay.page()), { capture: true, passive: true });
  setInterval(() => {
    if (isInSight()) stay.beat();
    void queue.tend();
  }, leaveHeartbeatMs);
  document.addEventListener('visibilitychange', () => {
    if (isInSight()) return stay.show();
    stay.beat();
    queue.flush();
  });
  window.addEventListener('pagehide', () => {
    stay.leave();
    queue.flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay.enter(currentPage()));

  const currentPage = () => readAddress(history.entry().path, history.entry().search).name;

  function noteTap({ target }: Event, on: ReturnType<typeof stay.page>) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!on || !link || link.origin !== window.location.origin || link.pathname.length > 200) return;
    const { id: sessionId, n } = goOnVisiting(shop.mid, 1);
    queue.add({ name: 'tap', n, page: on, target: link.pathname, sessionId, at: Date.now() });
  }
}
