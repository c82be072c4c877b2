import { opsRows } from '@qianpu/contract/calls/ops';
import type { InputOf } from '@qianpu/contract/types';
import { stringLimit } from '@qianpu/kit/analytics';
import type { OwnReport, ReportEvent } from '#api/report';
import { subscribeToReports } from '#api/report';
import type { TelemetryContext } from './telemetry.types.ts';

type ErrorReport = InputOf<'ops.report.error'>;

/** Of errors nobody caught, those that say nothing about our code: fetch failures, chunk loads, css, an empty cid (spec 8). */
const ignored = /failed to fetch|load failed|networkerror|network error|aborted|chunk|imported module|importing a module|css|cid.*empty/i;

/** In one minute. A page that fails in a loop has said enough. */
const MINUTE_LIMIT = 10;

/** Sends what goes wrong as it happens: an error once for each page, with the steps before it. What is lost is not sent again. */
export function sendErrors(
  { env, build, send }: Pick<TelemetryContext, 'env' | 'build' | 'send'>,
  steps: () => NonNullable<ErrorReport['breadcrumbs']>,
): void {
  const known = new Set<string>();
  let sentAt: number[] = [];
  subscribeToReports((result) => {
    const said = saidIn(result);
    const page = window.location.pathname.slice(0, 200);
    const key = `${page} ${said?.message.split('\n', 1)[0]}`;
    sentAt = sentAt.filter((at) => Date.now() - at < 60_000);
    if (!said || known.has(key) || sentAt.length >= MINUTE_LIMIT) return;
    known.add(key);
    sentAt.push(Date.now());
    const error: ErrorReport = { ...said, page, build, env, breadcrumbs: steps() };
    void send(opsRows['ops.report.error'], error);
  });
}

/** null: not worth a report. */
export function saidIn(result: ReportEvent): OwnReport | null {
  if (!(result instanceof Event)) return { kind: result.kind, message: clean(result.message) };
  const error: unknown = 'reason' in result ? result.reason : ((result as ErrorEvent).error ?? (result as ErrorEvent).message);
  const message = String(error);
  if (ignored.test(message)) return null;
  const places = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line)) : [];
  return { kind: 'page', message: clean([message, ...places.map((place) => place.trim())].join('\n')) };
}

/** Addresses go without their query, which may say who somebody is. */
const clean = (message: string) => message.replace(/[?#][^\s"'<>)]+/g, '').slice(0, stringLimit);
