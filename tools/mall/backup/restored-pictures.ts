import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from './repository.ts';
import { ask } from './restore-cluster.ts';

/** Every table that names a picture of ours: what was uploaded, what goods show, and what few may see. */
const NAMED = `select 'pictures/' || key from asset.file union select 'pictures/' || key from catalog.goods_picture
  union select 'private/pictures/' || key from asset.private_file order by 1`;

/** Pictures that rows name and the restored folder lacks: holes in pages. */
export async function findMissingPictures(cluster: Cluster, database: string, folder: string): Promise<string[]> {
  const keys = (await ask(cluster, NAMED, database)).split('\n').filter(Boolean);
  return keys.filter((key) => !existsSync(path.join(folder, key)));
}
