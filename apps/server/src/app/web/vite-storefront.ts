import { createServer as createSocketServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { SsrEntry } from '@qianpu/contract/ssr';
import { assetPath } from '@qianpu/kit/deployment';
import type { Plugin } from 'vite';
import type { Logger } from '#platform/log';
import type { Storefront } from './storefront.types.ts';

const root = fileURLToPath(new URL('../../../../storefront', import.meta.url));
const client = `${assetPath}@vite/client`;
/** Longer than `./mall dev` takes to end us after a save. */
const restartMs = 1_000;

/** Development: sources are compiled as they are asked for, and a saved file shows at once. */
export async function openViteStorefront(log: Logger): Promise<Storefront> {
  const { createServer } = await import('vite');
  // Never listens. Vite's sockets come through the ports of the pages, so that a page finds them again after a restart.
  const sockets = createSocketServer();
  const vite = await createServer({
    root,
    appType: 'custom',
    // The other loaders write a file, import it and delete it; a watcher of sources sees that and restarts us, again and again.
    configLoader: 'native',
    // Packages are found before the first page asks for them: each that is found later loads the page anew. Icons need no bundling.
    optimizeDeps: { entries: ['src/entry-client.tsx'], exclude: ['lucide'] },
    server: { middlewareMode: true, ws: { server: sockets } },
    plugins: [reloadAfterRestart()],
  });
  let isBroken = false;
  vite.watcher.on('change', () => {
    if (isBroken) vite.ws.send({ type: 'full-reload' });
  });
  let closing: Promise<void> | undefined;
  return {
    buildId: 'live',
    entry: async () => {
      if (closing !== undefined) return restartingEntry();
      try {
        const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as SsrEntry;
        isBroken = false;
        return entry;
      } catch (err) {
        if (closing !== undefined) return restartingEntry();
        isBroken = true;
        log.error({ err }, 'the storefront could not be compiled');
        return brokenEntry(err as Error);
      }
    },
    assetsOf: (modules, later) => ({
      css: '',
      scripts: [client, `${assetPath}src/entry-client.tsx`],
      preloads: [],
      modules: Object.fromEntries([...modules, ...later].map((name) => [name, assetPath + name])),
    }),
    mount: async (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        if (!request.url.startsWith(assetPath)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      server.server.on('upgrade', (...upgrade) => sockets.emit('upgrade', ...upgrade));
      // An open socket would hold the port until we are killed.
      server.addHook('preClose', async () => {
        closing ??= vite.close();
        await closing;
      });
    },
    workerScript: null,
    isLive: true,
  };
}

/**
 * A file outside the storefront is usually the server's too: its save restarts us, and the page loads itself anew once it finds us again.
 * A page that reloads at once would meet a server that is closing.
 */
function reloadAfterRestart(): Plugin {
  return {
    name: 'reload-after-restart',
    handleHotUpdate: ({ file, server }) => {
      if (file.startsWith(root)) return undefined;
      setTimeout(() => server.ws.send({ type: 'full-reload' }), restartMs).unref();
      return [];
    },
  };
}

/** While we are closing: a page that asks again until the next process answers. */
function restartingEntry(): SsrEntry {
  return entryOf('<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>…</title>');
}

/** In place of sources that do not compile: a page that says why, and that is loaded anew with the next save. */
function brokenEntry({ message, stack = '' }: Error): SsrEntry {
  const plain = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) };
  const literal = JSON.stringify(plain).replaceAll('<', '\\u003c');
  const script = `import { ErrorOverlay } from '${client}';\ndocument.body.append(new ErrorOverlay(${literal}));`;
  return entryOf(`<!doctype html><meta charset="utf-8"><title>…</title><body><script type="module">${script}</script>`);
}

function entryOf(html: string): SsrEntry {
  const page = { html, css: '', status: 200 as const };
  return {
    match: () => ({ name: 'broken', cacheBy: [], isPublic: false }),
    render: async () => page,
    renderShell: () => page,
    canonicalPath: () => '/',
  };
}
