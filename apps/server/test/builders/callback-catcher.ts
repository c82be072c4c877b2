import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SentCallback } from '../fixtures/forged-callbacks.ts';

export interface CallbackCatcher {
  readonly origin: string;
  /** By the provider's id of the message. */
  readonly caught: ReadonlyMap<string, SentCallback>;
  close(): void;
}

/** The provider's callbacks end here, and go on to the mall only when a test sends them. */
export async function aCallbackCatcher(): Promise<CallbackCatcher> {
  const caught = new Map<string, SentCallback>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const [, mid = '', appRef = ''] = /\/pay\/notify\/wechat\/(\w+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const names = ['timestamp', 'nonce', 'signature', 'serial'].map((name) => `wechatpay-${name}`);
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    caught.set(JSON.parse(body).id, { mid, appRef, headers, body });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, caught, close: () => server.close() };
}
