import { reportSender } from '#api/send-report';
import { checkDomains } from './check-domains.ts';
import { keepSteps } from './keep-steps.ts';
import { sendErrors } from './send-errors.ts';
import { sendVitals } from './send-vitals.ts';
import { tellGoodsViews } from './tell-goods-views.ts';
import { tellVisits } from './tell-visits.ts';
import type { Watched } from './watch.types.ts';

/** What a phone tells of itself (spec 7.3, 8, 9): a chunk of its own, seconds after the page can be used. */
export function startWatch(visit: Omit<Watched, 'send'>): void {
  const watched: Watched = { ...visit, send: reportSender(visit.shop) };
  sendErrors(watched, keepSteps(watched));
  sendVitals(watched);
  tellVisits(watched);
  tellGoodsViews(watched);
  void checkDomains(watched);
}
