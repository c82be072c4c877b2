import { createServer as createSocketServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { consoleAssetPath } from '@qianpu/kit/deployment';
import type { ConsoleFiles } from './console-files.types.ts';

const root = fileURLToPath(new URL('../../../../console', import.meta.url));

/** Development: sources are compiled as they are asked for, and a saved file shows at once. */
export async function openViteConsole(): Promise<ConsoleFiles> {
  const { createServer } = await import('vite');
  // Never listens: Vite's sockets come through the console's own port.
  const sockets = createSocketServer();
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'native',
    optimizeDeps: { entries: ['src/entry.tsx'] },
    server: { middlewareMode: true, ws: { server: sockets } },
  });
  const refresh = [
    `import { injectIntoGlobalHook } from '${consoleAssetPath}@react-refresh';`,
    'injectIntoGlobalHook(window);',
    'window.$RefreshReg$ = () => {};',
    'window.$RefreshSig$ = () => (type) => type;',
  ].join('');
  return {
    head: (nonce) =>
      [
        // Vite gives the styles it inserts the nonce it finds here.
        `<meta property="csp-nonce" nonce="${nonce}">`,
        `<script type="module" nonce="${nonce}">${refresh}</script>`,
        `<script type="module" nonce="${nonce}" src="${consoleAssetPath}@vite/client"></script>`,
        `<script type="module" nonce="${nonce}" src="${consoleAssetPath}src/entry.tsx"></script>`,
      ].join(''),
    mount: async (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        if (!request.url.startsWith(consoleAssetPath)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      server.server.on('upgrade', (...upgrade) => sockets.emit('upgrade', ...upgrade));
      // An open socket would hold the port until we are killed.
      server.addHook('preClose', () => vite.close());
    },
  };
}
