import { createHmac } from 'node:crypto';

/**
 * The application's roles in PostgreSQL: `qianpu_app` under row security, `qianpu_public` read-only for what visitors
 * may see, `qianpu_pod` for the worker's pod-wide sweeps, `qianpu_referee` to read the books of all merchants.
 */
export const databaseRoles = ['qianpu_app', 'qianpu_public', 'qianpu_pod', 'qianpu_referee'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** What each program works as: it is given these connections and no other. */
export const rolesOf = {
  web: ['qianpu_public'],
  api: ['qianpu_app', 'qianpu_public'],
  worker: databaseRoles,
  referee: ['qianpu_referee'],
  /** Migrations, seeds and the operator's programs, which have the owner's connection as well. */
  owner: databaseRoles,
} as const satisfies Record<string, readonly DatabaseRole[]>;
export type Program = keyof typeof rolesOf;

/** The variable that holds a role's connection. */
export const connectionVariables = {
  qianpu_app: 'DATABASE_APP_URL',
  qianpu_public: 'DATABASE_PUBLIC_URL',
  qianpu_pod: 'DATABASE_POD_URL',
  qianpu_referee: 'DATABASE_REFEREE_URL',
} as const satisfies Record<DatabaseRole, string>;

/**
 * The same database, entered as another role, for development and tests: its password follows from the owner's, and neither the owner's
 * nor another role's follows from it. An owner without a password, who enters by other means, leaves the roles without.
 */
export function urlAs(role: DatabaseRole, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  if (url.password !== '') url.password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url');
  return url.href;
}
