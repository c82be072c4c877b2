import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { archiveBuild, dropExpiredFiles, expiredFiles } from './archived-builds.ts';

const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 15);

describe('files of earlier builds (spec 8)', () => {
  test('go once no build of the last 30 days has them', () => {
    const files = [
      { name: 'item-old.js', currentMs: now - 30 * day - 1 },
      { name: 'item-month.js', currentMs: now - 30 * day },
      { name: 'item-new.js', currentMs: now },
    ];
    expect(expiredFiles(files, now)).toEqual(['item-old.js']);
  });
});

describe('keeping builds (spec 8)', () => {
  let folder: string;
  const archivePath = () => path.join(folder, 'kept');
  const names = () => readdirSync(path.join(archivePath(), 'assets')).sort();

  /** Writes a build's hashed files, in the place of the build before. */
  function build(...files: string[]): string {
    const dist = path.join(folder, 'client');
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    for (const name of files) writeFileSync(path.join(dist, 'assets', name), `text of ${name}`);
    return dist;
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qianpu-kept-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('an earlier build stays beside the current one', () => {
    archiveBuild(build('item-a.js', 'vendor-x.js'), archivePath(), now);
    archiveBuild(build('item-b.js', 'vendor-x.js'), archivePath(), now + day);
    expect(names()).toEqual(['item-a.js', 'item-b.js', 'vendor-x.js']);
    expect(readFileSync(path.join(archivePath(), 'assets/item-a.js'), 'utf8')).toBe('text of item-a.js');
  });

  test('the days are counted from when a build was last the current one, not from when it was made', () => {
    const first = build('item-a.js', 'vendor-x.js');
    archiveBuild(first, archivePath(), now);
    // Forty days later the next build comes; until that moment the first was the current one.
    archiveBuild(first, archivePath(), now + 40 * day);
    archiveBuild(build('item-b.js', 'vendor-x.js'), archivePath(), now + 40 * day);
    dropExpiredFiles(archivePath(), now + 40 * day);
    expect(names()).toEqual(['item-a.js', 'item-b.js', 'vendor-x.js']);
    archiveBuild(build('item-b.js', 'vendor-x.js'), archivePath(), now + 71 * day);
    dropExpiredFiles(archivePath(), now + 71 * day);
    expect(names()).toEqual(['item-b.js', 'vendor-x.js']);
  });

  test('before the first build there is nothing to keep', () => {
    archiveBuild(path.join(folder, 'none'), archivePath(), now);
    expect(readdirSync(folder)).toEqual([]);
  });
});
