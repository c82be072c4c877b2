import { connectionVariables, type DatabaseRole, databaseRoles, rolesOf } from '../db/roles.ts';
import { type CheckedSettings, fault, type SettingFault } from './fault.types.ts';
import { isGuessable } from './weak-secret.ts';

const SHORTEST_PASSWORD = 12;

/** Each process enters the database as its own roles alone, each with a password nobody guesses and no other has. */
export function connectionFaults({ program, env, given }: CheckedSettings): SettingFault[] {
  const needed = rolesOf[program].map((role) => connectionVariables[role]);
  const urls = databaseRoles.map((role) => ({ role, name: connectionVariables[role], url: env[connectionVariables[role]] }));
  return [
    ...ownerFaults(program === 'owner', given.DATABASE_URL !== undefined, needed),
    ...needed
      .filter((name) => env[name] === undefined)
      .map((name) => fault(name, 'must be set: a role of its own, with a password of its own')),
    ...urls.flatMap(({ role, name, url }) => (url === undefined ? [] : urlFaults(name, url, role))),
    ...(env.DATABASE_URL === undefined ? [] : urlFaults('DATABASE_URL', env.DATABASE_URL)),
    ...sharedPasswords([{ name: 'DATABASE_URL', url: env.DATABASE_URL }, ...urls]),
    ...redisFaults(env.REDIS_URL),
  ];
}

function ownerFaults(isOwner: boolean, isGiven: boolean, needed: readonly string[]): SettingFault[] {
  if (isOwner || !isGiven) return [];
  return [fault('DATABASE_URL', `is the owner's connection, for migrations alone: take it away, this process needs ${needed.join(', ')}`)];
}

function urlFaults(name: string, address: string, role?: DatabaseRole): SettingFault[] {
  const url = new URL(address);
  const faults: SettingFault[] = [];
  if (role !== undefined && url.username !== role) faults.push(fault(name, `must enter as ${role}, not as another user`));
  // A socket or a certificate says who enters instead.
  const hasPassword = url.password !== '' || !(url.searchParams.has('host') || url.searchParams.has('sslcert'));
  if (hasPassword && isGuessable(decodeURIComponent(url.password), SHORTEST_PASSWORD))
    faults.push(fault(name, `has no password, or one that is guessed: make one with openssl rand -hex 24`));
  return faults;
}

function sharedPasswords(all: readonly { readonly name: string; readonly url: string | undefined }[]): SettingFault[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ name, url }) => {
    const password = url === undefined ? '' : new URL(url).password;
    const first = seen.get(password);
    if (password !== '' && first === undefined) seen.set(password, name);
    return first === undefined ? [] : [fault(name, `has the password of ${first}: give each role one of its own`)];
  });
}

function redisFaults(address: string): SettingFault[] {
  const { hostname, password } = new URL(address);
  if (password !== '' || isThisMachine(hostname)) return [];
  return [fault('REDIS_URL', 'has no password: whoever reaches that machine empties it (requirepass)')];
}

export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(hostname.toLowerCase());
