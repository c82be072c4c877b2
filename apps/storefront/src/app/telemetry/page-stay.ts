import { leaveHeartbeatMs } from '@qianpu/kit/analytics';
import type { PageName } from '#navigation/pages';
import { reportValues } from '#session/stored-reports';
import type { OpenPage } from '#session/stored-reports.types';
import type { VisitEvent } from './visit-queue.ts';
import { goOnVisiting } from './visit-session.ts';

export interface PageStay {
  /** `since`: when the page came into sight. */
  readonly enter: (page: PageName, since?: number) => void;
  readonly leave: () => void;
  /** Writes down how long the page has been in sight so far. */
  readonly beat: () => void;
  /** It comes into sight again: what has passed meanwhile does not count. */
  readonly show: () => void;
  readonly page: () => OpenPage['page'] | undefined;
}

/** Which page is in sight, and for how long; the last beat tells it where no farewell was said (spec 9). */
export function createPageStay(mid: string, add: (event: VisitEvent) => void): PageStay {
  let open: OpenPage | null = null;
  let seenSince = 0;
  const lost = reportValues.read('openPage', mid);
  // Another tab that is open has beaten a moment ago.
  if (lost && Date.now() - lost.at > 2 * leaveHeartbeatMs) add(farewell(lost));

  const count = () => {
    if (!open) return;
    const now = Date.now();
    open = { ...open, at: now, stayMs: open.stayMs + Math.max(0, now - seenSince) };
    seenSince = now;
  };
  return {
    enter: (page, since = Date.now()) => {
      // Two numbers at once: the farewell has its own, by whomever it is told.
      const { id: sessionId, n } = goOnVisiting(mid, 2);
      add({ name: 'view', n: n - 1, page, sessionId, at: since });
      open = { sessionId, n, page, at: Date.now(), stayMs: 0 };
      seenSince = since;
    },
    leave: () => {
      if (document.visibilityState === 'visible') count();
      if (open) add(farewell(open));
      open = null;
      reportValues.write('openPage', mid, null);
    },
    beat: () => {
      if (!open) return;
      count();
      reportValues.write('openPage', mid, open);
      goOnVisiting(mid, 0);
    },
    show: () => {
      seenSince = Date.now();
    },
    page: () => open?.page,
  };
}

const farewell = ({ sessionId, n, page, at, stayMs }: OpenPage): VisitEvent => ({ name: 'leave', n, page, stayMs, sessionId, at });
