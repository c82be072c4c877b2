import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups } from '../src/groups.ts';
import { rows } from '../src/rows.ts';

const calls = new URL('../src/calls/', import.meta.url);
const exportsOf = async (files: readonly string[]): Promise<[string, object][]> =>
  (await Promise.all(files.map(async (file) => Object.entries(await import(new URL(file, calls).href))))).flat() as [string, object][];
const files = readdirSync(calls, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('the list of call groups', () => {
  test('every group stands in it', async () => {
    const written = await exportsOf(files.filter((file) => file.endsWith('.group.ts')));
    const listed = new Set<object>(groups);
    expect(written.filter(([, group]) => !listed.has(group)).map(([name]) => name)).toEqual([]);
    expect(written.length).toBe(groups.length);
  });

  test('every row that is written belongs to a group', async () => {
    const written = await exportsOf(files.filter((file) => /(^|\/)[^./]+\.ts$/.test(file)));
    const sets = written.filter(([name]) => name.endsWith('Rows'));
    expect(sets.length).toBeGreaterThan(groups.length);
    expect(sets.filter(([, set]) => Object.keys(set).some((name) => !(name in rows))).map(([name]) => name)).toEqual([]);
  });

  test('a call belongs to one group', () => {
    const names = groups.flatMap((group) => Object.keys(group.rows));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
