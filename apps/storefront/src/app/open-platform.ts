import { loadChunk } from '#lib/load-chunk';
import type { Platform } from '#platform/platform';
import { platforms } from '#platform/platforms';
import type { RunEnv } from '#platform/run-env';

export async function openPlatform(env: RunEnv): Promise<Platform> {
  if (env !== 'mini') return platforms[env];
  try {
    const [{ jumpTable }, { openHostPage }] = await Promise.all([
      loadChunk(() => import('#navigation/jump-table')),
      loadChunk(() => import('#platform/mini-host')),
    ]);
    return { env, jumps: jumpTable, openHostPage, afterExpiry: 'hostLogin' };
  } catch {
    // Without the way to its host a mini-program's page still works, on routes of its own.
    return { ...platforms.pc, env };
  }
}
