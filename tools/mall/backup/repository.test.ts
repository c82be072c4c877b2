import { describe, expect, test } from 'vitest';
import { archiveSettings } from '../engines/cluster-settings.ts';
import { instantFor, readBackups } from './repository.ts';

describe('backups of the database', () => {
  test('are read as pgBackRest lists them', () => {
    const backup = {
      label: '20261119-032521F',
      type: 'full',
      timestamp: { start: 100, stop: 108 },
      info: { size: 2_000, repository: { delta: 500 } },
    };
    expect(readBackups(JSON.stringify([{ backup: [backup] }]))).toEqual([
      { label: '20261119-032521F', kind: 'full', begunAt: 100, endedAt: 108, size: 2_000, added: 500 },
    ]);
    expect(readBackups('[]')).toEqual([]);
  });

  test('are restored to an instant, to the millisecond and whatever the zone of the machine', () => {
    expect(instantFor(new Date('2026-11-19T08:30:00.250+08:00'))).toBe('2026-11-19 00:30:00.250+00');
  });

  test('can be begun without a restart: until there is a place nothing waits for one', () => {
    expect(archiveSettings({ folder: '/data' }, undefined)).toEqual([
      'archive_mode = on',
      "archive_command = '/bin/true'",
      'archive_timeout = 0',
    ]);
    const place = { folder: '/backups', key: undefined, retentionDays: 14, archiveSeconds: 60 };
    const [, command, timeout] = archiveSettings({ folder: '/data' }, place);
    expect(command).toContain('pgbackrest --config="/data/pgbackrest.conf"');
    expect(timeout).toBe('archive_timeout = 60');
  });
});
