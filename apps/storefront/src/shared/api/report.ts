import type { InputOf } from '@qianpu/contract/types';

/** What our own code found wrong. */
export interface OwnReport {
  readonly kind: InputOf<'ops.report.error'>['kind'];
  readonly message: string;
}

/** Said by our own code, or heard by the window: an error nobody caught. */
export type ReportEvent = OwnReport | Event;

const waiting: ReportEvent[] = [];
/** Nobody hears it yet, and on the server nobody ever will: what comes first says most. */
let tell = (result: ReportEvent): void => {
  if (waiting.length < 20) waiting.push(result);
};

/** Tells the mall's engineers what went wrong on a phone (spec 8). */
export const report = (kind: OwnReport['kind'], message: string): void => tell({ kind, message });

export function noticeErrors(): void {
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, (event) => tell(event));
}

/** From here on somebody hears, also of what was told before. */
export function subscribeToReports(hear: (result: ReportEvent) => void): void {
  tell = hear;
  waiting.splice(0).forEach(hear);
}
