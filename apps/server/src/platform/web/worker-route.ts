import { createHash } from 'node:crypto';
import { serviceWorkerPath } from '@qianpu/kit/deployment';
import type { HttpServer } from '../http/http-server.ts';

/**
 * Takes the place of whatever worker a phone has, empties what it kept, and goes. It shares no line with that worker: it is sent when
 * something is wrong with it.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** The service worker's script, or in its place the one that ends it. Phones ask with every page they open: an unchanged one costs no body. */
export function addWorkerRoute(server: HttpServer, worker: string | null, imageHosts: readonly string[]): void {
  const script = worker ?? LEAVING;
  const version = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; connect-src 'self' ${imageHosts.join(' ')}`.trimEnd(),
    etag: `"${version}"`,
    'x-worker-version': worker === null ? 'leaving' : version,
  };
  server.get(serviceWorkerPath, (request, reply) => {
    reply.headers(headers);
    if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
