import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from '../child-process.ts';
import { fingerprintValue } from '../fingerprint.ts';
import { home } from '../paths.ts';
import { type ImageName, recipes } from './recipes.ts';

const suite = 'bookworm';
const folder = path.join(home, 'image');

/** Who loses power meanwhile begins anew; files of ours that lie there before the package does stay. */
const packageOptions = ['force-unsafe-io', 'force-confold'];

/**
 * A file tree of Debian as one archive: what is essential, what the recipe names and its account; no apt, no compiler. Made once for a recipe;
 * `isFresh` asks Debian again, for the fixes of since then. With IMAGE_MIRROR (a dated mirror) the same bytes come out at any time.
 */
export async function makeBase(name: ImageName, isFresh: boolean, madeAt: number): Promise<string> {
  const mirror = process.env.IMAGE_MIRROR;
  const args = [
    '--variant=essential',
    '--format=tar',
    `--include=${recipes[name].packages.join(',')}`,
    ...packageOptions.map((option) => `--dpkgopt=${option}`),
    ...prepareSteps(name).map((step) => `--essential-hook=chroot "$1" /bin/sh -c ${quote(step)}`),
    ...finishSteps(name).map((step) => `--customize-hook=chroot "$1" /bin/sh -c ${quote(step)}`),
    suite,
  ];
  const file = path.join(folder, `${name}-${fingerprintValue([args, mirror]).slice(0, 12)}.tar`);
  if (existsSync(file) && !isFresh) return file;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && one.endsWith('.tar'))) rmSync(path.join(folder, old));
  await runLogged(`image-${name}`, 'mmdebstrap', [...args, `${file}.new`, ...(mirror ? [mirror] : [])], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(madeAt) },
    hints: ['apt-get install -y mmdebstrap', 'is a mirror of Debian reachable?'],
  });
  renameSync(`${file}.new`, file);
  return file;
}

/** The account has a number of its own, the same in every build: volumes are owned by it. */
function prepareSteps(name: ImageName): string[] {
  const { account, prepare = [] } = recipes[name];
  return [
    `echo '${account.name}:x:${account.uid}:${account.uid}::/nonexistent:/usr/sbin/nologin' >> /etc/passwd`,
    `echo '${account.name}:x:${account.uid}:' >> /etc/group`,
    ...prepare,
  ];
}

/** Folders of its own are empty and the account's, and a new volume mounted there becomes the same. Nobody becomes somebody else. */
function finishSteps(name: ImageName): string[] {
  const { account, folders } = recipes[name];
  return [
    ...folders.map((one) => `mkdir -p ${one} && chown ${account.uid}:${account.uid} ${one} && chmod 0755 ${one}`),
    // Documents and other languages are for people, who do not read inside a container; licences stay.
    'rm -rf /usr/share/man/* /usr/share/info/* /usr/share/locale/*',
    'find /usr/share/doc -type f ! -name copyright -delete',
    'find / -xdev -perm /6000 -type f -exec chmod ug-s {} +',
  ];
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
