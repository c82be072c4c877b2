import type { TenantDirectory } from './directory.ts';
import type { Pod } from './pod.ts';

/** The pod a merchant lives on, or null for a merchant nobody knows. The only way to a merchant's data. */
export type TenantDb = (mid: string) => Promise<Pod | null>;

export const createTenantDb =
  (directory: TenantDirectory, pods: ReadonlyMap<string, Pod>): TenantDb =>
  async (mid) => {
    const name = await directory.podOf(mid);
    if (name === null) return null;
    const pod = pods.get(name);
    if (!pod) throw new Error(`merchant ${mid} lives on pod "${name}", which this process does not know`);
    return pod;
  };
