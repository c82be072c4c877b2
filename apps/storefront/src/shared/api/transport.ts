import type { EnvelopeRow, HeaderRow } from '@qianpu/contract/call';
import { envelopePath } from '@qianpu/contract/call';
import { fail } from '@qianpu/contract/failure';
import { envelopeBody } from '@qianpu/contract/wire/envelope';
import { callHeaders } from '@qianpu/contract/wire/header';
import type { ReplyBody } from '@qianpu/contract/wire/reply';
import { readReply } from '@qianpu/contract/wire/reply';

/** Milliseconds (spec 9). */
const timeout = 10_000;

interface Sender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
}

/** Sends a call over HTTP in its row's style (spec 7.1) and answers its data, or throws the failure it came back with. */
export async function send(row: EnvelopeRow | HeaderRow, input: object, from: Sender): Promise<unknown> {
  const [url, init] = row.style === 'envelope' ? envelopeRequest(row, input, from) : headerRequest(row, input, from);
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw fail('INTERNAL');
  return readReply((await response.json()) as ReplyBody);
}

type Request = readonly [url: string, init: RequestInit];

const envelopeRequest = (row: EnvelopeRow, input: object, from: Sender): Request => [
  envelopePath(row.base),
  { method: 'POST', body: envelopeBody(row, input, { ...from, now: new Date() }) },
];

function headerRequest(row: HeaderRow, input: object, from: Sender): Request {
  const headers = callHeaders(from);
  if (row.method === 'POST') {
    return [row.path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) }];
  }
  const search = new URLSearchParams(Object.entries(input)).toString();
  return [search ? `${row.path}?${search}` : row.path, { headers }];
}
