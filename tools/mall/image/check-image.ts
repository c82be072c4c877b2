import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { buildah, imageReference } from './build-image.ts';
import { type ImageName, recipes } from './recipes.ts';
import type { Release } from './release.ts';

/** Programs that make programs or bring some: of use only to who has broken in. */
const tools = ['apt-get', 'apt', 'gcc', 'cc', 'g++', 'make', 'git', 'curl', 'wget', 'npm', 'npx', 'pnpm', 'corepack', 'python3', 'pip'];
/** Packages that build and test. */
const developers = ['vite', 'rolldown', 'typescript', '@biomejs', 'vitest', 'esbuild', 'happy-dom', 'fast-check'];

interface Inspected {
  readonly OCIv1: {
    readonly config: { readonly User?: string; readonly WorkingDir?: string; readonly Labels?: Readonly<Record<string, string>> };
  };
}

/** Looks into a built image; throws with everything that is wrong with it, answers its size. */
export async function checkImage(name: ImageName, release: Release): Promise<string> {
  const reference = imageReference(name, release);
  const inspected = JSON.parse(await buildah('inspect', '--type', 'image', reference)) as Inspected;
  const container = await buildah('from', '--pull=never', reference);
  try {
    const root = await buildah('mount', container);
    const megabytes = Math.ceil((await bytesIn(root)) / 1_000_000);
    const faults = [
      ...settingFaults(name, release, inspected),
      ...sizeFaults(name, megabytes),
      ...(await fileFaults(name, root)),
      ...(name === 'qianpu' ? await productFaults(root, inspected.OCIv1.config.WorkingDir ?? '/') : []),
    ];
    if (faults.length > 0) throw new MallFailure(`${reference}:\n  ${faults.join('\n  ')}`);
    return `${megabytes} MB of at most ${recipes[name].mostMegabytes}`;
  } finally {
    await buildah('rm', container);
  }
}

function settingFaults(name: ImageName, release: Release, { OCIv1: { config } }: Inspected): string[] {
  const { uid } = recipes[name].account;
  const label = (key: string) => config.Labels?.[`org.opencontainers.image.${key}`];
  return [
    ...(config.User === `${uid}:${uid}` ? [] : [`runs as ${config.User || 'root'}`]),
    ...(label('revision') === release.commit ? [] : [`is of commit ${label('revision')}`]),
    ...(label('version') === release.version ? [] : [`is of version ${label('version')}`]),
  ];
}

const sizeFaults = (name: ImageName, megabytes: number): string[] =>
  megabytes > recipes[name].mostMegabytes ? [`${megabytes} MB, at most ${recipes[name].mostMegabytes} are allowed`] : [];

async function bytesIn(root: string): Promise<number> {
  const { stdout } = await capture('du', ['-s', '--block-size=1', root]);
  return Number(stdout.split('\t')[0]);
}

async function fileFaults(name: ImageName, root: string): Promise<string[]> {
  const { account, folders } = recipes[name];
  const present = tools.filter((tool) =>
    ['usr/bin', 'usr/local/bin', 'usr/sbin'].some((folder) => existsSync(path.join(root, folder, tool))),
  );
  const find = async (...args: string[]) =>
    (await capture('find', [root, '-xdev', ...args])).stdout
      .split('\n')
      .filter(Boolean)
      .map((file) => file.slice(root.length));
  const writable = await find(
    '(',
    '-uid',
    String(account.uid),
    '-o',
    '-gid',
    String(account.uid),
    '-o',
    '-perm',
    '-0002',
    ')',
    '!',
    '-type',
    'l',
  );
  // On a root file system that is read only they are nobody's; tmpfs and volumes are mounted over them.
  const meant = [...folders, '/tmp', '/var/tmp', '/run/lock', '/var/lock'];
  const foreign = writable.filter((file) => !meant.includes(file) && !file.startsWith('/dev/') && !isOfEngine(file));
  const raised = await find('-perm', '/6000', '-type', 'f');
  return [
    ...present.map((tool) => `holds ${tool}`),
    ...foreign.map((file) => `${file} can be written`),
    ...raised.map((file) => `${file} makes somebody else of who runs it`),
  ];
}

/** Folders Debian's packages give to their account, empty. */
const isOfEngine = (file: string): boolean =>
  /^\/(?:etc|var\/(?:lib|log|run|spool)|run)\/(?:postgresql|redis|haproxy|pgbackrest)/.test(file);

/** Everything the roles import is there, and nothing of what builds or tests them. */
async function productFaults(root: string, folder: string): Promise<string[]> {
  const store = path.join(root, folder, 'node_modules/.pnpm');
  const names = globSync('*', { cwd: store });
  const foreign = names.filter((name) =>
    developers.some((developer) => name.startsWith(`${developer.replace('/', '+')}@`) || name.startsWith(`${developer}+`)),
  );
  const run = (...args: string[]) => capture('chroot', ['--userspec=10001:10001', root, '/usr/local/bin/node', ...args]);
  const version = await run('--version');
  // Without a role it says which there are, having loaded them all.
  const started = await run(path.join(folder, 'apps/server/src/app/main.ts'));
  return [
    ...(names.length > 0 ? [] : ['holds no packages']),
    ...foreign.map((name) => `holds ${name}`),
    ...(version.stdout.startsWith('v24.') ? [] : [`Node is ${version.stdout.trim() || version.stderr.trim()}`]),
    ...(started.code === 2 ? [] : [`the roles do not load: ${started.stderr.trim().split('\n').slice(0, 6).join(' ')}`]),
  ];
}
