import fastifyStatic from '@fastify/static';
import type { HttpServer } from '../http/http-server.ts';
import { ASSET_BASE } from './client-assets.ts';

/**
 * Hashed files of the build: kept for ever by browsers; a missing one is a plain 404, never a page. A page opened before a
 * deploy still asks for files of its own build: what the current one has not, the kept folder may have.
 */
export async function addAssetRoute(server: HttpServer, clientDist: string, keptAssets: string | undefined): Promise<void> {
  await server.register(fastifyStatic, {
    root: keptAssets === undefined ? clientDist : [clientDist, keptAssets],
    prefix: ASSET_BASE,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: true,
    decorateReply: false,
  });
}
