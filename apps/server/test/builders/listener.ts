import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

interface ListenTerms {
  readonly origin: string;
  /** With its query. */
  readonly path: string;
  readonly token: string;
  /** The last event it has. */
  readonly after?: number;
}

/** Somebody who listens to a stream, over a connection of their own. */
export async function listen({ origin, path, token, after = 0 }: ListenTerms) {
  const headers = { host: 'apples.test', ...(token && { token }), 'last-event-id': String(after) };
  const request = get(`${origin}${path}`, { headers, agent: false }).on('error', () => undefined);
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  reply
    .setEncoding('utf8')
    .on('data', (piece) => {
      text += piece;
    })
    .on('error', () => undefined);
  const ended = new Promise<void>((done) => reply.on('close', done));
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    ended,
    raw: () => text,
    /** What was told, but for refusals. */
    told: <T>(): T[] => [...text.matchAll(/^id: \d+\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as T),
    leave: () => {
      request.destroy();
      return ended;
    },
  };
}
