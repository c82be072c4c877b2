import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesOf, pointTo, portIn } from './systemd-fleet.ts';

describe("a machine's units", () => {
  test('are read from the list systemd gives', () => {
    const listed = 'qianpu-api@1.service loaded active running Qianpu api 1\nqianpu-api@2.service loaded active running Qianpu api 2\n\n';
    expect(namesOf(listed)).toEqual(['qianpu-api@1.service', 'qianpu-api@2.service']);
    expect(namesOf('')).toEqual([]);
  });

  test('say their ports in their settings', () => {
    expect(portIn('H5_PORT=8591\nWEB_OPS_PORT="8592"\n', 'WEB_OPS_PORT')).toBe(8592);
    expect(() => portIn('# API_PORT=8601\n', 'API_PORT')).toThrow('API_PORT');
  });

  test('go over to another folder in one step', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-releases-'));
    for (const name of ['one', 'two']) mkdirSync(path.join(folder, name));
    const link = path.join(folder, 'current');
    for (const name of ['one', 'two', 'one']) {
      pointTo(link, path.join(folder, name));
      expect(readlinkSync(link)).toBe(path.join(folder, name));
    }
    rmSync(folder, { recursive: true });
  });
});
