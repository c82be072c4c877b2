import { handlers } from '../../../apps/server/src/app/modules.ts';
import type { Ctx } from '../../../apps/server/src/platform/ctx.ts';
import type { HeaderRow } from '../../../packages/contract/src/call.ts';
import { rows } from '../../../packages/contract/src/rows.ts';
import { schemas } from '../../../packages/contract/src/schemas.ts';
import { headerRequest } from '../../../packages/contract/src/wire/header.ts';
import type { PreparedRequest } from '../core/wrk-requests.ts';
import type { Recorder } from '../search/record-statements.ts';
import type { BrowseRequest } from './browse-requests.ts';

/** The same request as ours is asked for it, and as bare: with what our code asked PostgreSQL for it. */
export interface RecordedRead {
  readonly ours: PreparedRequest;
  readonly bare: PreparedRequest;
}

type Handler = (ctx: Ctx, input: unknown) => Promise<unknown>;

/** Texts of statements, each known by its place. */
export class Texts {
  readonly all: string[] = [];
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}

export async function recordRequests(recorder: Recorder, texts: Texts, requests: readonly BrowseRequest[]): Promise<RecordedRead[]> {
  const recorded: RecordedRead[] = [];
  for (const request of requests) {
    const handler = handlers[request.name] as Handler;
    const input = schemas[request.name].input.parse(request.input);
    const received = await recorder.hear(request.mid, (ctx) => handler(ctx, input));
    const requested = received.map(({ text, values = [] }) => [texts.placeOf(text), values]);
    recorded.push({ ours: ourRequest(request), bare: bareRequest(requested) });
  }
  return recorded;
}

export function ourRequest({ name, mid, cid, input }: BrowseRequest): PreparedRequest {
  const { url, method, headers, body = '' } = headerRequest(rows[name] as HeaderRow, input, { mid, cid, token: '' });
  return { ...(method === 'GET' && { method }), path: url, headers, body };
}

const bareRequest = (requested: unknown): PreparedRequest => ({
  path: '/ask',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(requested),
});
