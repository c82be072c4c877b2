import { opsRows } from '@qianpu/contract/calls/ops';
import type { InputOf } from '@qianpu/contract/types';
import { stringLimit } from '@qianpu/kit/analytics';
import type { Transport } from './transport.ts';

type Report = InputOf<'ops.report.error'>;

let send = (_report: Pick<Report, 'kind' | 'message'>): void => {};

/** Tells the mall's engineers what went wrong on a phone (spec 8). Addresses go without their query, which may say who somebody is. */
export const report = (kind: Report['kind'], message: string): void => send({ kind, message });

/** From here on reports leave the phone; a report that is lost is not tried again. */
export function sendReports(transport: Transport, env: Report['env'], build: string): void {
  send = ({ kind, message }) =>
    void transport({
      row: opsRows['ops.report.error'],
      input: { kind, message: message.slice(0, stringLimit), page: window.location.pathname.slice(0, 200), build, env },
    });
}
