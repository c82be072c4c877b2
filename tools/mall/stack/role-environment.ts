import { connectionVariables, databaseRoles, type Program, rolesOf, urlAs } from '../../../apps/server/src/platform/db/roles.ts';

/** What a role is told: of the database the connections it works with alone, never the owner's. */
export function roleEnvironment(role: Program | 'simulator', environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: ownerUrl, ...env } = environment;
  for (const name of databaseRoles) delete env[connectionVariables[name]];
  if (role === 'simulator') return env;
  for (const name of rolesOf[role]) {
    const variable = connectionVariables[name];
    env[variable] = environment[variable] ?? (ownerUrl && urlAs(name, ownerUrl));
  }
  return env;
}
