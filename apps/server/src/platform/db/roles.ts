/**
 * The application's roles in PostgreSQL: `qianpu_app` under row security, `qianpu_public` read-only for what visitors
 * may see, `qianpu_pod` for the worker's pod-wide sweeps, `qianpu_referee` to read the books of all merchants.
 */
export const databaseRoles = ['qianpu_app', 'qianpu_public', 'qianpu_pod', 'qianpu_referee'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** The same database, entered as another role. */
export function urlAs(role: DatabaseRole, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}
