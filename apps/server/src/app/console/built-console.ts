import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { consoleAssetPath } from '@qianpu/kit/deployment';
import { keptFor } from '#platform/web/asset-route';
import type { ConsoleFiles } from './console-files.types.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
}

const ENTRY = 'src/entry.tsx';

/** The hashed files of a build, kept for ever by browsers. */
export function openBuiltConsole(dist: string): ConsoleFiles {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, ManifestChunk>>;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the console's build has no ${ENTRY}: build it again`);
  const address = (file: string) => `${consoleAssetPath}${file}`;
  return {
    head: (nonce) =>
      [
        ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="${address(file)}">`),
        `<script type="module" nonce="${nonce}" src="${address(entry.file)}"></script>`,
      ].join(''),
    mount: async (server) => {
      await server.register(fastifyStatic, {
        root: dist,
        prefix: consoleAssetPath,
        index: false,
        dotfiles: 'ignore',
        setHeaders: (reply, file) => reply.header('cache-control', keptFor(file)),
        preCompressed: true,
        decorateReply: false,
      });
    },
  };
}
