import type { BackupPlace } from '../backup/backup-place.ts';
import { archiveCommand, type Cluster } from '../backup/repository.ts';

/** What differs from PostgreSQL's standard. `place`: where the archive goes, if there is one. */
export function clusterSettings(cluster: Pick<Cluster, 'folder' | 'port' | 'socketFolder'>, place: BackupPlace | undefined): string {
  return [
    "listen_addresses = '127.0.0.1'",
    `port = ${cluster.port}`,
    `unix_socket_directories = '${cluster.socketFolder}'`,
    "cluster_name = 'qianpu'",
    'max_connections = 200',
    'shared_buffers = 256MB',
    '# Compiling a plan costs more than our short statements take.',
    'jit = off',
    '# After a crash each of some thousand files would be written out by itself first, which takes longer than the recovery.',
    'recovery_init_sync_method = syncfs',
    ...(process.env.MALL_DISPOSABLE === 'true'
      ? ['# Thrown away with the run of ./mall ci: a server that is killed loses nothing, a machine may.', 'fsync = off']
      : []),
    ...archiveSettings(cluster, place),
    '',
  ].join('\n');
}

/** The archive can be begun later without a restart: until then each piece of the log counts as archived at once. */
export function archiveSettings(cluster: Pick<Cluster, 'folder'>, place: BackupPlace | undefined): string[] {
  const command = place === undefined ? '/bin/true' : archiveCommand(cluster);
  return ['archive_mode = on', `archive_command = '${command}'`, `archive_timeout = ${place?.archiveSeconds ?? 0}`];
}
