import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SsrEntry } from '@qianpu/contract/ssr';
import type { Config } from '#platform/config';
import type { Logger } from '#platform/log';
import { addAssetRoute } from '#platform/web/asset-route';
import { readClientAssets } from '#platform/web/client-assets';
import type { Storefront } from './storefront.types.ts';
import { openViteStorefront } from './vite-storefront.ts';

export async function openStorefront(config: Config, log: Logger): Promise<Storefront> {
  return config.isViteDev ? openViteStorefront(log) : openBuiltStorefront(config);
}

async function openBuiltStorefront(config: Config): Promise<Storefront> {
  const { ssrEntry, clientDist, keptAssets } = config;
  if (!ssrEntry || !clientDist)
    throw new Error('SSR_ENTRY and CLIENT_DIST must name the storefront build: ./mall up makes it and sets both');
  const assets = readClientAssets(clientDist);
  const entry = (await import(pathToFileURL(ssrEntry).href)) as SsrEntry;
  return {
    buildId: assets.buildId,
    entry: async () => entry,
    assetsOf: assets.of,
    mount: (server) => addAssetRoute(server, clientDist, keptAssets),
    workerScript: readFileSync(join(dirname(ssrEntry), 'service-worker.js'), 'utf8'),
    isLive: false,
  };
}
