import { sql } from 'kysely';
import type { Pod } from '#platform/db/pod';

/** All merchants that live on a pod. */
export async function listMerchants(pod: Pod): Promise<string[]> {
  const { rows } = await sql<{ mid: string }>`select mid from platform.directory where pod = ${pod.name} order by mid`.execute(
    pod.as.qianpu_public,
  );
  return rows.map(({ mid }) => mid);
}
