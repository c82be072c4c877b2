/** How much somebody's pictures may take. */
export interface StorageQuota {
  readonly files: number;
  readonly bytes: number;
}

/** A shopper who shows nine pictures of a hundred things has sent 900. */
export const memberRoom: StorageQuota = { files: 1_000, bytes: 400 * 1024 ** 2 };

/** All of a merchant's, its members' among them. */
export const merchantRoom: StorageQuota = { files: 500_000, bytes: 200 * 1024 ** 3 };
