import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/config';

/** Writes schema.gen.ts from the migrated database: SQL is the one source of the types. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const options = {
  '--dialect': 'postgres',
  '--out-file': here('./schema.gen.ts'),
  // The migrations' own list, the job library's tables, and the table that only development and test databases have.
  '--exclude-pattern': '{public.*,pgboss.*,platform.clock}',
  '--log-level': 'warn',
};
execFileSync(here('../node_modules/.bin/kysely-codegen'), Object.entries(options).flat(), {
  stdio: 'inherit',
  // By the environment, not by an argument: the list of processes would show the password.
  env: { ...process.env, DATABASE_URL: readConfig().databaseUrl },
});
