import { reportSender } from '#api/send-report';
import { checkDomains } from './check-domains.ts';
import { recordBreadcrumbs } from './record-breadcrumbs.ts';
import { reportGoodsViews } from './report-goods-views.ts';
import { reportVisits } from './report-visits.ts';
import { sendErrors } from './send-errors.ts';
import { sendVitals } from './send-vitals.ts';
import type { TelemetryContext } from './telemetry.types.ts';

/** What a phone tells of itself (spec 7.3, 8, 9), seconds after the page can be used. */
export function startTelemetry(visit: Omit<TelemetryContext, 'send'>): void {
  const watched: TelemetryContext = { ...visit, send: reportSender(visit.shop) };
  sendErrors(watched, recordBreadcrumbs(watched));
  sendVitals(watched);
  reportVisits(watched);
  reportGoodsViews(watched);
  void checkDomains(watched);
}
