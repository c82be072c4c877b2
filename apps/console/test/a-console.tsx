import { createQueryClient } from '@qianpu/client/query-client';
import type { Sent } from '@qianpu/client/transport';
import type { Outcome } from '@qianpu/contract/outcome';
import { rows } from '@qianpu/contract/rows';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { TransportProvider } from '#api/transport-context';

const nameOf = new Map<unknown, string>(Object.entries(rows).map(([name, row]) => [row, name]));

export interface SentCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** What stands below the console's providers, with a mall that answers as `answer` says. */
export function renderInConsole(children: ReactNode, answer: (call: SentCall) => Outcome | Promise<Outcome>, address = '/') {
  cleanup();
  const sent: SentCall[] = [];
  const transport = async ({ row, input, idempotencyKey }: Sent): Promise<Outcome> => {
    const call = { name: nameOf.get(row) ?? '', input: input as SentCall['input'], key: idempotencyKey };
    sent.push(call);
    return answer(call);
  };
  const client = createQueryClient(transport, 'phone');
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, throwOnError: false } });
  const place = { search: '' };
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <QueryClientProvider client={client}>
          <TransportProvider value={transport}>
            <MemoryRouter initialEntries={[address]}>
              {children}
              <Place place={place} />
            </MemoryRouter>
          </TransportProvider>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
  return { sent, place };
}

function Place({ place }: { readonly place: { search: string } }) {
  place.search = useLocation().search;
  return null;
}

export const ok = (data: unknown): Outcome => ({ kind: 'ok', data });
export const refused = (code: string, reason: string, data?: unknown): Outcome => ({ kind: 'failed', code, reason, data });
/** Nobody answered: whether it was done is unknown. */
export const unanswered: Outcome = { kind: 'failed', code: undefined, reason: '', data: undefined };
