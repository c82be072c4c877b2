import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure } from '../../test/figure.ts';
import { watchBackups } from './backup-metrics.ts';
import { noteBuild } from './build-info.ts';
import { watchDisk } from './disk-metrics.ts';
import { askOutside } from './gateways/ask-outside.ts';
import { createHttpServer } from './http/http-server.ts';
import { addMetricsRoute } from './http/ops-routes.ts';
import { createLog } from './log.ts';
import { registry } from './metrics.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qianpu-figures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what a process tells of itself (A30)', () => {
  test('which release it is', async () => {
    noteBuild('api');
    expect(await registry.metrics()).toMatch(/^qianpu_build_info\{role="api",version="[\d.]+",release="[^"]+",node="\d+[\d.]+"\} 1$/m);
  });

  test('which engine it does not reach', async () => {
    const server = createHttpServer(createLog('test', 'silent'));
    addMetricsRoute(server, async () => ({ database: true, redis: false }));
    const { body } = await server.inject('/metrics');
    await server.close();
    expect(body).toContain('qianpu_engine_reached{engine="database"} 1\n');
    expect(body).toContain('qianpu_engine_reached{engine="redis"} 0\n');
  });

  test('how full its disks are, and nothing of a folder that is not there', async () => {
    watchDisk('pictures', folder);
    watchDisk('uploads', path.join(folder, 'gone'));
    watchDisk('private pictures', undefined);
    expect(await figure('qianpu_disk_bytes{place="pictures",state="size"}')).toBeGreaterThan(0);
    expect(await figure('qianpu_disk_bytes{place="uploads",state="free"}')).toBeUndefined();
    expect(await registry.metrics()).not.toContain('private pictures');
  });

  test('when the last backups ended, and 0 for one that never did', async () => {
    watchBackups(undefined);
    expect(await registry.metrics()).not.toContain('qianpu_backup_timestamp_seconds{');
    watchBackups(folder);
    writeFileSync(path.join(folder, 'last-backup'), '');
    utimesSync(path.join(folder, 'last-backup'), 1_800_000_000, 1_800_000_000);
    expect(await figure('qianpu_backup_timestamp_seconds{what="database"}')).toBe(1_800_000_000);
    expect(await figure('qianpu_backup_timestamp_seconds{what="pictures"}')).toBe(0);
  });

  test('how providers answer', async () => {
    const count = (outcome: string) => figure(`qianpu_provider_seconds_count{provider="map",outcome="${outcome}"}`);
    const before = await Promise.all(['answered', 'fault', 'silent'].map(async (outcome) => (await count(outcome)) ?? 0));
    await askOutside('map', async () => new Response('', { status: 400 }));
    await askOutside('map', async () => new Response('', { status: 502 }));
    await expect(askOutside('map', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const after = await Promise.all(['answered', 'fault', 'silent'].map(count));
    expect(after).toEqual(before.map((number) => number + 1));
  });
});
