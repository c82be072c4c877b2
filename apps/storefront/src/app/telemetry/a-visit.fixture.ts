import type { HeaderRow } from '@qianpu/contract/call';
import { createQueryClient } from '#api/query-client';
import type { Transport } from '#api/transport';
import { createPageHistory } from '#navigation/page-history';
import type { TelemetryContext } from './telemetry.types.ts';

export interface SentReport {
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A visit of merchant 1 at its home page, with everything it reports; `isOnline` is asked at each report. */
export function aVisit(answer: Transport, isOnline = () => true): TelemetryContext & { readonly sent: SentReport[] } {
  const sent: SentReport[] = [];
  const send = async ({ path }: HeaderRow, input: object) => {
    if (!isOnline()) return false;
    sent.push({ path: path.replace(/.*\/c\/v2\//, ''), input: input as SentReport['input'] });
    return true;
  };
  return {
    shop: { mid: '1', cid: '11', base: '/shop', checkedDomains: [] },
    env: 'h5',
    build: 'entry-1.js',
    page: 'index',
    history: createPageHistory('/shop'),
    client: createQueryClient(answer, 'phone'),
    transport: answer,
    send,
    sent,
  };
}
