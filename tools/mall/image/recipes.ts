export const images = ['qianpu', 'qianpu-edge', 'qianpu-postgres', 'qianpu-redis'] as const;
export type ImageName = (typeof images)[number];

/** How an image is made: Debian packages, what is laid over them, and as whom what runs. */
export interface Recipe {
  readonly what: string;
  /** Beside what Debian calls essential; installed without what they only recommend. */
  readonly packages: readonly string[];
  readonly account: { readonly name: string; readonly uid: number };
  /** The account's own; everything else is read only. Volumes take over who owns them. */
  readonly folders: readonly string[];
  /** Before packages are configured, in the image. */
  readonly prepare?: readonly string[];
  /** From the checkout to the image. */
  readonly files: Readonly<Record<string, string>>;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly stopSignal: string;
  readonly mostMegabytes: number;
}

/** tini gives what runs a parent that buries its children. */
const tini = ['/usr/bin/tini', '--'];

export const recipes: Readonly<Record<ImageName, Recipe>> = {
  qianpu: {
    what: 'web, api, worker and migrations',
    packages: ['tini', 'ca-certificates', 'libstdc++6'],
    account: { name: 'qianpu', uid: 10001 },
    folders: ['pictures', 'private-pictures', 'assets', 'uploads'].map((name) => `/var/lib/qianpu/${name}`),
    files: {},
    entrypoint: [...tini, '/usr/local/bin/node'],
    command: ['apps/server/src/app/main.ts', 'web'],
    stopSignal: 'SIGTERM',
    mostMegabytes: 375,
  },
  'qianpu-edge': {
    what: 'HAProxy with docs/haproxy.cfg',
    packages: ['haproxy'],
    // Its package takes no other number than a system account's.
    account: { name: 'haproxy', uid: 904 },
    folders: [],
    files: { 'docs/haproxy.cfg': '/etc/haproxy/haproxy.cfg' },
    entrypoint: ['/usr/sbin/haproxy'],
    command: ['-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
    // It finishes what it has in hand.
    stopSignal: 'SIGUSR1',
    mostMegabytes: 150,
  },
  'qianpu-postgres': {
    what: 'PostgreSQL with pgBackRest',
    packages: ['tini', 'postgresql-15', 'pgbackrest'],
    account: { name: 'postgres', uid: 10002 },
    folders: ['/var/lib/postgresql', '/var/lib/pgbackrest'],
    prepare: ['mkdir -p /etc/postgresql-common', "echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf"],
    files: {
      'deploy/image/postgres/start.sh': '/usr/local/bin/start-postgres',
      'deploy/image/postgres/backup.sh': '/usr/local/bin/backup',
      'deploy/image/postgres/pgbackrest.conf': '/etc/pgbackrest.conf',
      'deploy/image/postgres/qianpu.conf': '/etc/qianpu/postgresql.conf',
    },
    entrypoint: [...tini, '/usr/local/bin/start-postgres'],
    command: [],
    // Fast: whoever is connected is sent away, and nothing has to be recovered.
    stopSignal: 'SIGINT',
    mostMegabytes: 400,
  },
  'qianpu-redis': {
    what: 'Redis',
    packages: ['redis-server'],
    account: { name: 'redis', uid: 10003 },
    folders: [],
    files: { 'deploy/image/redis/start.sh': '/usr/local/bin/start-redis', 'deploy/image/redis/qianpu.conf': '/etc/qianpu/redis.conf' },
    entrypoint: ['/usr/local/bin/start-redis'],
    command: [],
    stopSignal: 'SIGTERM',
    mostMegabytes: 140,
  },
};

/** What the product's image says of itself: its builds, and the folders volumes are mounted at. */
export const productEnvironment = (folder: string) => ({
  NODE_ENV: 'production',
  MALL_ENV: 'production',
  SSR_ENTRY: `${folder}/apps/storefront/dist/server/entry-server.js`,
  CLIENT_DIST: `${folder}/apps/storefront/dist/client`,
  CONSOLE_DIST: `${folder}/apps/console/dist`,
  IMAGE_DIR: '/var/lib/qianpu/pictures',
  PRIVATE_IMAGE_DIR: '/var/lib/qianpu/private-pictures',
  KEPT_ASSETS: '/var/lib/qianpu/assets',
  TMPDIR: '/var/lib/qianpu/uploads',
});
