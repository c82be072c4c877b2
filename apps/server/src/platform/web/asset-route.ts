import fastifyStatic from '@fastify/static';
import { assetPath } from '@qianpu/kit/deployment';
import type { HttpServer } from '../http/http-server.ts';

/** Vite puts what carries a hash of its content into `assets`, and beside it what is asked for again. */
export const keptFor = (file: string): string => (file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * Hashed files of the build: kept for ever by browsers; a missing one is a plain 404, never a page. A page opened before a
 * deploy still asks for files of its own build: what the current one has not, the kept folder may have.
 */
export async function addAssetRoute(server: HttpServer, clientDist: string, keptAssets: string | undefined): Promise<void> {
  await server.register(fastifyStatic, {
    root: keptAssets === undefined ? clientDist : [clientDist, keptAssets],
    prefix: assetPath,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => reply.header('cache-control', keptFor(file)),
    preCompressed: true,
    wildcard: true,
    decorateReply: false,
  });
}
