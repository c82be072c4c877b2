import fastifyStatic from '@fastify/static';
import { assetPath } from '@qianpu/kit/deployment';
import type { HttpServer } from '../http/http-server.ts';

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
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: true,
    decorateReply: false,
  });
}
