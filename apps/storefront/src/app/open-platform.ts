import type { Platform } from '#platform/platform';
import { platforms } from '#platform/platforms';
import type { RunEnv } from '#platform/run-env';

export async function openPlatform(env: RunEnv): Promise<Platform> {
  if (env !== 'mini') return platforms[env];
  const [{ jumpTable }, { openHostPage }] = await Promise.all([import('#navigation/jump-table'), import('#platform/mini-host')]);
  return { env, jumps: jumpTable, openHostPage, afterExpiry: 'hostLogin' };
}
