import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { type CallRow, isPlanned, prefixOf } from '../src/call.ts';
import { rows } from '../src/rows.ts';
import { schemas } from '../src/schemas.ts';

const modules: object = createRequire(import.meta.url)('../../../tools/boundaries/modules.cjs');
const entries = Object.entries(rows) as [string, CallRow][];

const countBy = <T>(list: readonly T[], keyOf: (entry: T) => string) => {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[keyOf(entry)] = (counts[keyOf(entry)] ?? 0) + 1;
  return counts;
};
const moreThanOnce = (keys: readonly string[]) => Object.entries(countBy(keys, (key) => key)).filter(([, count]) => count > 1);

describe('the table of calls (spec 7)', () => {
  test('every call of the specification is a row (spec 7)', () => {
    const counts = countBy(
      entries.filter(([, row]) => row.section.startsWith('7.')),
      ([, row]) => row.section,
    );
    expect(counts).toEqual({ '7.2': 38, '7.3': 3, '7.4': 18, '7.5': 35, '7.6': 46, '7.7': 14 });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(148);
  });

  test('a row says which section asks for it, or that it is ours', () => {
    expect(entries.filter(([, row]) => !/^(\d\.\d|ours)$/.test(row.section))).toEqual([]);
  });

  test('a name is module.noun.verb, and the module stands in the table of modules', () => {
    const names = Object.keys(modules);
    for (const [name] of entries) {
      expect(name).toMatch(/^[a-z]+(\.[a-z][a-zA-Z]*){2}$/);
      expect(names).toContain(name.split('.')[0]);
    }
  });

  test('a call is built or planned, never both', () => {
    const built = entries.filter(([, row]) => !isPlanned(row)).map(([name]) => name);
    expect(Object.keys(schemas).sort()).toEqual(built.sort());
  });

  test('no two calls share an address', () => {
    const addresses = entries.map(([, row]) => {
      if (row.style === 'envelope') return `${row.base} ${row.target}`;
      return `${row.style === 'hook' ? 'POST' : row.method} ${row.path}`;
    });
    expect(moreThanOnce(addresses)).toEqual([]);
  });

  test('an address stands below the prefix of its base; a provider also reaches /pay/notify', () => {
    for (const [name, row] of entries) {
      if (row.style === 'header') expect(row.path.startsWith(`${prefixOf[row.base]}/`), name).toBe(true);
      if (row.style === 'hook')
        expect(
          [...Object.values(prefixOf), '/pay/notify'].some((it) => row.path.startsWith(`${it}/`)),
          name,
        ).toBe(true);
      if (row.style === 'envelope') expect(row.target, name).toMatch(/^[A-Z]+(-[A-Z]+)*-(PROCESS|PROCESSOR)$/);
    }
  });

  test('what a link can ask for changes nothing: a GET reads', () => {
    expect(entries.filter(([, row]) => row.style === 'header' && row.method === 'GET' && row.effect !== 'read')).toEqual([]);
  });

  test('only writes ask for an idempotency key', () => {
    expect(entries.filter(([, row]) => row.idempotency && row.effect === 'read')).toEqual([]);
  });

  test('no call answers a bare number: a reply whose data is 200 is handed over whole (spec 8)', () => {
    expect(Object.entries(schemas).filter(([, { output }]) => ['number', 'int'].includes(output.type))).toEqual([]);
  });
});
