import { fileURLToPath } from 'node:url';
import type { SsrEntry } from '@qianpu/contract/ssr';
import { assetPath } from '@qianpu/kit/deployment';
import type { Lifecycle } from '#platform/lifecycle';
import type { Storefront } from './storefront.types.ts';

const root = fileURLToPath(new URL('../../../../storefront', import.meta.url));

/** Development: sources are compiled as they are asked for, and a saved file shows at once. */
export async function openViteStorefront(lifecycle: Lifecycle): Promise<Storefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: 0 } } });
  lifecycle.onClose('vite', () => vite.close());
  return {
    buildId: 'live',
    entry: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as SsrEntry,
    assetsOf: (modules, later) => ({
      css: '',
      scripts: [`${assetPath}@vite/client`, `${assetPath}src/entry-client.tsx`],
      preloads: [],
      modules: Object.fromEntries([...modules, ...later].map((name) => [name, assetPath + name])),
    }),
    mount: async (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        if (!request.url.startsWith(assetPath)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
    },
    workerScript: null,
    isLive: true,
  };
}
