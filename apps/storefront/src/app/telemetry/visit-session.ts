import { analyticsSessionMs } from '@qianpu/kit/analytics';
import { randomId } from '#lib/random-id';
import { reportValues } from '#session/stored-reports';
import type { VisitSession } from '#session/stored-reports.types';

/** The device's session, with so many numbers more given in it; after half an hour's pause a new one begins (spec 9). */
export function goOnVisiting(mid: string, numbers: number): VisitSession {
  const now = Date.now();
  const known = reportValues.read('visitSession', mid);
  const isOver = known === null || now - known.seenAt >= analyticsSessionMs;
  const { id, n } = isOver ? { id: randomId(), n: 0 } : known;
  const session: VisitSession = { id, n: n + numbers, seenAt: now };
  reportValues.write('visitSession', mid, session);
  return session;
}
