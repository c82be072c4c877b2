import pg from 'pg';
import { type DatabaseRole, databaseRoles, urlAs } from '#platform/db/roles';

type RoleUrls = Partial<Record<DatabaseRole, string>>;

/**
 * Creates the roles of the application, or renews their passwords: those of the given connections. Roles belong to the whole PostgreSQL
 * instance, so this runs before any migration and needs an administrator's connection.
 */
export async function ensureRoles(adminUrl: string, roleUrls: RoleUrls = {}): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await writeRoles(client, adminUrl, roleUrls);
  } finally {
    await client.end();
  }
}

export async function writeRoles(client: pg.Client, adminUrl: string, roleUrls: RoleUrls): Promise<void> {
  for (const role of databaseRoles) {
    const { password } = new URL(roleUrls[role] ?? urlAs(role, adminUrl));
    await ensureRole(client, role, decodeURIComponent(password));
  }
}

async function ensureRole(client: pg.Client, role: DatabaseRole, password: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  await client.query(
    `do $$ begin create role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls noinherit;
     exception when duplicate_object then null; end $$`,
  );
  await client.query(`alter role ${name} password ${client.escapeLiteral(password)}`);
  // Statements that take lists or search terms would be planned anew each time, which takes longer than running them.
  if (role === 'qianpu_app' || role === 'qianpu_public') {
    await client.query(`alter role ${name} set plan_cache_mode = force_generic_plan`);
    // Every key begins with the merchant. To the planner a merchant is of average size, and beside a large one it would rather read the
    // whole table of all merchants than a small one's part of an index.
    await client.query(`alter role ${name} set enable_seqscan = off`);
    // A plan that has no other way then looks expensive enough to be compiled.
    await client.query(`alter role ${name} set jit = off`);
  }
}
