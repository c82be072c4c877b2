import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Captured, capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { home, systemDataFolder } from '../paths.ts';

/** Whom an engine runs as: engines refuse root, so root lends them the account of their Debian package. */
export interface Account {
  /** Undefined: the account that runs ./mall. */
  name: string | undefined;
  uid: number;
  gid: number;
}

export function findAccount(preferred: string): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { name: undefined, uid, gid: process.getgid?.() ?? uid };
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of [preferred, 'nobody']) {
    const entry = known.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new MallFailure(`this machine has neither the account ${preferred} nor nobody`, {
    hints: ['engines do not run as root: use an ordinary account'],
  });
}

/** Runs a program as the account, from "/" because the account may not be able to enter the present folder. */
export function captureAs(
  account: Account,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Captured> {
  const options = { cwd: '/', env };
  if (account.name === undefined) return capture(command, args, options);
  return capture('runuser', ['-u', account.name, '--', command, ...args], options);
}

/** A folder of the account's own: under `home` when the account can get there, else in the system's state folder. */
export async function makeEngineFolder(name: string, account: Account): Promise<string> {
  mkdirSync(home, { recursive: true });
  const reachable = (await captureAs(account, 'test', ['-x', home])).code === 0;
  const parent = reachable ? home : systemDataFolder;
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  chownSync(folder, account.uid, account.gid);
  return folder;
}
