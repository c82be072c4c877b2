import { answerFile, cacheOfFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { dropForeign, forgetVisits } from './bounded-cache.ts';
import { cacheVisited } from './cache-visited.ts';
import { baseOf, isPrivate } from './copy-key.ts';
import type { WorkerMessage } from './worker-message.types.ts';

declare const self: ServiceWorkerGlobalScope;

/** It knows no build, so there is nothing an older one would have to be waited for. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const start = [
    dropForeign(),
    // The page is asked for while the worker is still being started.
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ];
  event.waitUntil(Promise.allSettled(start));
});

/** Pages, files and pictures; whatever else is asked for, calls above all, goes its way as if there were no worker. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    const base = baseOf(url);
    if (base && !isPrivate(url)) event.respondWith(answerPage(event, url, base));
    return;
  }
  const name = cacheOfFile(url, request.destination);
  if (name) event.respondWith(answerFile(event, name));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const work = message.kind === 'forget' ? forgetVisits() : cacheVisited(message.url, message.files);
  // Where nothing may be kept, or the network is gone again, there is no copy.
  event.waitUntil(work.catch(() => undefined));
});
