import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { capture } from '../../mall/child-process.ts';
import { type ComposeFile, readCompose } from '../../mall/image/compose-file.ts';
import { inCheckout } from '../../mall/paths.ts';
import { type Limits, podmanArgs } from './podman-args.ts';

const START_MS = 600_000;

export interface ContainerMallOptions {
  readonly folder: string;
  readonly project: string;
  /** Tag of the images. */
  readonly release: string;
  /** Three numbers: the network all containers are in. */
  readonly innerNetwork: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Files of this machine that all containers see, as podman writes them. */
  readonly mounts: readonly string[];
  /** When schema and engines are there, before the first process that serves from them. */
  readonly onMigrated: () => Promise<void>;
}

/** The services of deploy/compose.yaml as containers, in the order in which they wait for each other. */
export class ContainerMall {
  readonly file: ComposeFile;
  readonly #options: ContainerMallOptions;

  constructor(options: ContainerMallOptions) {
    this.#options = options;
    this.file = readCompose(readFileSync(inCheckout('deploy/compose.yaml'), 'utf8'), {
      QIANPU_RELEASE: options.release,
      INNER_NETWORK: options.innerNetwork,
      HTTP_PORT: `127.0.0.1:${options.httpPort}`,
      HTTPS_PORT: `127.0.0.1:${options.httpsPort}`,
    });
  }

  /** The network first: who plays the providers listens on the machine's own address in it. */
  async openNetworks(): Promise<void> {
    for (const [name, { subnet, isInternal }] of Object.entries(this.file.subnets)) {
      // This machine has an address in it, also where nobody gets out: Docker does so by itself.
      const range = subnet === undefined ? [] : ['--subnet', subnet, '--gateway', subnet.replace(/\d+\/\d+$/, '1')];
      const settings = [...range, ...(isInternal ? ['--internal'] : []), '--disable-dns'];
      await podman('network', 'create', ...settings, `${this.#options.project}_${name}`);
    }
  }

  async start(): Promise<void> {
    const { folder, project, mounts, onMigrated } = this.#options;
    const seen = mounts.flatMap((mount) => ['--volume', mount]);
    mkdirSync(path.join(folder, 'certificates'), { recursive: true });
    const waiting = new Map(Object.entries(this.file.services));
    const done = new Set<string>();
    let isPrepared = false;
    while (waiting.size > 0) {
      const ready = [...waiting].find(([, { dependsOn }]) => Object.keys(dependsOn).every((name) => done.has(name)));
      if (ready === undefined) throw new Error(`these wait for each other: ${[...waiting.keys()].join(', ')}`);
      const [name, service] = ready;
      if ('migrate' in service.dependsOn && !isPrepared) await onMigrated();
      isPrepared ||= 'migrate' in service.dependsOn;
      const runsOnce = service.restart === 'no';
      const args = podmanArgs(name, service, { project, folder, secretFiles: this.file.secrets, limits: limitsHere() });
      await podman(...runtime, 'run', ...(runsOnce ? [] : ['--detach']), ...seen, ...args);
      if (isAwaitedHealthy(name, this.file)) await this.untilHealthy(name);
      waiting.delete(name);
      done.add(name);
    }
  }

  async untilHealthy(name: string): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline) {
      if (await this.isHealthy(name)) return;
      await pause(500);
    }
    throw new Error(`${name} is not healthy after ${START_MS / 1_000} s: ${(await this.logs(name)).slice(-2_000)}`);
  }

  /** By the check of the compose file, run in the container. */
  async isHealthy(name: string): Promise<boolean> {
    return (await capture('podman', [...runtime, 'healthcheck', 'run', `${this.#options.project}-${name}`])).code === 0;
  }

  async inspect(name: string): Promise<Inspected> {
    return (JSON.parse(await podman('inspect', `${this.#options.project}-${name}`)) as [Inspected])[0];
  }

  async logs(name: string): Promise<string> {
    const { stdout, stderr } = await capture('podman', ['logs', `${this.#options.project}-${name}`]);
    return stdout + stderr;
  }

  /** Ends and removes everything of it, also what came up by halves. */
  async close(): Promise<void> {
    const { folder, project } = this.#options;
    for (const name of Object.keys(this.file.services)) {
      writeFileSync(path.join(folder, `${name}.log`), await this.logs(name));
      await capture('podman', [...runtime, 'rm', '--force', '--time', '2', `${project}-${name}`]);
    }
    for (const name of this.file.volumes) await capture('podman', ['volume', 'rm', '--force', `${project}_${name}`]);
    for (const name of Object.keys(this.file.subnets)) await capture('podman', ['network', 'rm', '--force', `${project}_${name}`]);
  }
}

interface Inspected {
  readonly State: { readonly Pid: number; readonly Running: boolean };
  readonly RestartCount: number;
  readonly EffectiveCaps: readonly string[] | null;
  readonly HostConfig: { readonly ReadonlyRootfs: boolean; readonly PortBindings: Readonly<Record<string, unknown>> | null };
  readonly Config: { readonly User: string };
}

const isAwaitedHealthy = (name: string, { services }: ComposeFile): boolean =>
  Object.values(services).some(({ dependsOn }) => dependsOn[name] === 'service_healthy');

/** crun does not run where control groups are of both kinds. */
const runtime = ['--runtime', 'runc'];

async function podman(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture('podman', args);
  if (code !== 0) throw new Error(`podman ${args.join(' ')}: ${(stderr || stdout).trim().slice(-2_000)}`);
  return stdout.trim();
}

/** Podman asks for more processes than a machine inside a container may give. */
const PROCESSES = 4_096;

function limitsHere(): Limits {
  const files = Number(execFileSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }));
  return { files: Number.isNaN(files) ? 65_536 : files, processes: PROCESSES };
}
