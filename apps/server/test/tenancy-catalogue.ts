import { moveManifest, podWideIndexes } from '#platform/db/move-manifest';
import { judgedTables, podTables, publicTables } from '#platform/db/public-tables';
import type { TestMall } from './test-mall.ts';

/** Tables of the pod itself, not of a merchant. */
const platformTables: readonly string[] = [
  'platform.tenant',
  'platform.node',
  'platform.directory',
  'platform.host',
  'platform.clock',
  'platform.sms_quota',
  'platform.puzzle_used',
];
const ofThePod = `n.nspname || '.' || c.relname in (${platformTables.map((table) => `'${table}'`).join(', ')})`;

/** Reads the database's own catalogue and tells where the rules of tenancy are broken, one line each. */
export async function tenancyFaults(mall: TestMall): Promise<string[]> {
  const tables = await mall.sql<TableFacts>(TABLES);
  const keys = await mall.sql<KeyFacts>(KEYS);
  const grants = await mall.sql<{ table: string; grantee: string; privilege: string }>(GRANTS);
  const tenantTables = tables.filter(({ table }) => !platformTables.includes(table));

  return [
    ...tenantTables.filter(({ hasMid }) => !hasMid).map(({ table }) => `${table} has no mid`),
    ...tenantTables.filter(({ isForced }) => !isForced).map(({ table }) => `${table} has no forced row security`),
    ...tenantTables
      .filter(({ table }) => !moveManifest.includes(table as never))
      .map(({ table }) => `${table} is missing in the move manifest`),
    ...moveManifest
      .filter((table) => !tables.some((known) => known.table === table))
      .map((table) => `the move manifest names ${table}, which does not exist`),
    ...keys
      .filter(({ first, name }) => first !== 'mid' && !podWideIndexes.includes(name))
      .map(({ name, table }) => `${name} of ${table} does not begin with mid`),
    ...grants
      .filter(({ grantee, privilege }) => readers.includes(grantee) && privilege !== 'SELECT')
      .map(({ table, grantee, privilege }) => `${grantee} may ${privilege} ${table}`),
    ...difference('qianpu_public may read', readable(grants, 'qianpu_public'), publicTables),
    ...difference('qianpu_pod may read', readable(grants, 'qianpu_pod'), podTables),
    ...difference('qianpu_referee may read', readable(grants, 'qianpu_referee'), judgedTables),
  ];
}

/** Roles that write nothing at all. */
const readers: readonly string[] = ['qianpu_public', 'qianpu_referee'];

interface TableFacts extends Record<string, unknown> {
  table: string;
  hasMid: boolean;
  isForced: boolean;
}
interface KeyFacts extends Record<string, unknown> {
  table: string;
  name: string;
  first: string;
}

const readable = (grants: readonly { table: string; grantee: string; privilege: string }[], role: string) =>
  grants.filter(({ grantee, privilege }) => grantee === role && privilege === 'SELECT').map(({ table }) => table);

function difference(sentence: string, real: readonly string[], listed: readonly string[]): string[] {
  const surplus = real.filter((table) => !listed.includes(table)).map((table) => `${sentence} ${table}, which is not listed`);
  const missing = listed.filter((table) => !real.includes(table)).map((table) => `${sentence} ${table} by the list, but not in fact`);
  return [...surplus, ...missing];
}

/** Not ours: the engine's own, the migrations' list, and the job library's tables (they carry mid in what they hold). */
const OURS = `n.nspname not in ('public', 'pgboss', 'pg_catalog', 'information_schema', 'pg_toast') and n.nspname !~ '^pg_'`;

const TABLES = `
  select n.nspname || '.' || c.relname as table,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'mid' and a.attnum > 0) as "hasMid",
         c.relrowsecurity and c.relforcerowsecurity as "isForced"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and ${OURS} order by 1`;

/** Every index (primary and unique keys are indexes too) and every foreign key, with its first column; a range of one number stands for it. */
const KEYS = `
  select n.nspname || '.' || c.relname as table, i.relname as name,
         coalesce(a.attname, substring(pg_get_indexdef(i.oid, 1, true) from '^int8range\\((\\w+), \\1, ')) as first
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
   where ${OURS} and not ${ofThePod}
  union all
  select n.nspname || '.' || c.relname, k.conname, a.attname
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
   where k.contype = 'f' and ${OURS} and not ${ofThePod}
  order by 1, 2`;

/** Of whole tables, or of some columns. */
const GRANTS = `
  select distinct table_schema || '.' || table_name as table, grantee, privilege_type as privilege
    from (
      select table_schema, table_name, grantee, privilege_type from information_schema.role_table_grants
      union
      select table_schema, table_name, grantee, privilege_type from information_schema.role_column_grants
    ) granted
   where grantee in ('qianpu_app', 'qianpu_public', 'qianpu_pod', 'qianpu_referee') and table_name <> 'clock' and table_schema <> 'pgboss' order by 1, 2, 3`;
