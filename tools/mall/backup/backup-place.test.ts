import { describe, expect, test } from 'vitest';
import { readBackupPlace } from './backup-place.ts';

describe('the place of backups', () => {
  test('is nowhere unless BACKUP_DIR says so', () => {
    expect(readBackupPlace({})).toBeUndefined();
    expect(readBackupPlace({ BACKUP_DIR: '' })).toBeUndefined();
  });

  test('keeps two weeks and is a minute behind at most, unless told otherwise', () => {
    expect(readBackupPlace({ BACKUP_DIR: '/backups' })).toEqual({ folder: '/backups', retentionDays: 14, archiveSeconds: 60 });
    expect(
      readBackupPlace({ BACKUP_DIR: '/backups', BACKUP_KEY: 'k'.repeat(16), BACKUP_KEEP_DAYS: '30', BACKUP_ARCHIVE_SECONDS: '10' }),
    ).toEqual({ folder: '/backups', key: 'k'.repeat(16), retentionDays: 30, archiveSeconds: 10 });
  });

  test.each([
    { BACKUP_DIR: 'backups' },
    { BACKUP_DIR: '/backups', BACKUP_KEY: 'short' },
    { BACKUP_DIR: '/backups', BACKUP_KEEP_DAYS: '0' },
    { BACKUP_DIR: '/backups', BACKUP_ARCHIVE_SECONDS: 'often' },
  ])('refuses %o', (env) => {
    expect(() => readBackupPlace(env)).toThrow(/BACKUP_/);
  });
});
