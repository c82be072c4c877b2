import path from 'node:path';
import type { Service } from '../../mall/image/compose-file.ts';

/** Of this machine: what podman may not exceed, for it cannot raise it. */
export interface Limits {
  readonly files: number;
  readonly processes: number;
}

interface Place {
  readonly project: string;
  /** Where the compose file's own folders and files lie. */
  readonly folder: string;
  readonly secretFiles: Readonly<Record<string, string>>;
  readonly limits: Limits;
}

/** What `podman run` is told of a service, as Compose tells Docker. */
export function podmanArgs(name: string, service: Service, { project, folder, secretFiles, limits }: Place): string[] {
  const option = (flag: string, values: readonly string[]) => values.flatMap((value) => [flag, value]);
  const inFolder = (file: string) => path.join(folder, file);
  const files = Math.min(service.openFiles ?? limits.files, limits.files);
  return [
    ...['--name', `${project}-${name}`, '--restart', service.restart],
    ...(service.isReadOnly ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...option('--cap-drop', service.capDrop),
    ...option('--security-opt', service.securityOptions),
    ...option('--tmpfs', service.tmpfs),
    ...option('--ulimit', [`nofile=${files}:${files}`, `nproc=${limits.processes}:${limits.processes}`]),
    ...(service.memory === undefined ? [] : ['--memory', service.memory]),
    ...(service.sharedMemory === undefined ? [] : ['--shm-size', service.sharedMemory]),
    ...(service.stopSeconds === undefined ? [] : ['--stop-timeout', String(service.stopSeconds)]),
    ...option('--network', networksOf(project, service)),
    ...option('--publish', service.ports),
    ...option('--env-file', service.envFiles.map(inFolder)),
    ...option(
      '--env',
      Object.entries(service.environment).map(([variable, value]) => `${variable}=${value}`),
    ),
    ...option(
      '--volume',
      service.secrets.map((secret) => `${inFolder(secretFiles[secret] ?? secret)}:/run/secrets/${secret}:ro`),
    ),
    ...option(
      '--volume',
      service.volumes.map((volume) => (volume.startsWith('./') ? inFolder(volume) : `${project}_${volume}`)),
    ),
    // Podman writes the CMD before it itself, and leaves asking to systemd.
    ...(service.healthTest.length === 0
      ? []
      : ['--health-cmd', JSON.stringify(service.healthTest.slice(1)), '--health-interval', 'disable']),
    ...(service.entrypoint === undefined ? [] : ['--entrypoint', JSON.stringify(service.entrypoint)]),
    service.image,
    ...service.command,
  ];
}

function networksOf(project: string, { networks }: Service): string[] {
  const named = Object.entries(networks).map(
    ([network, address]) => `${project}_${network}${address === undefined ? '' : `:ip=${address}`}`,
  );
  return named.length === 0 ? ['none'] : named;
}
