import { describe, expect, test } from 'vitest';
import { compileTemplate } from './fill-template.ts';
import { recordStatements } from './record-statements.ts';

const run = (facts: Record<string, string | number>) => {
  let last = 0;
  return { facts, ids: [], now: 1_000, newId: () => `new${++last}` };
};

describe('kept statements', () => {
  test('a call is heard with its own numbers and kept with names; filled again it has the next call’s', () => {
    const received = [
      { text: 'select platform.enter($1) as now', values: ['8001'] },
      {
        text: 'insert\n  into t values ($1)',
        values: ['8001', ['900000000000000001', '900000000000000001'], '{"id":"900000000000000002","mid":"8001"}', 3981],
      },
      { text: "select pg_notify('bell', '')", values: [] },
    ];
    const stored = recordStatements(received, { mid: '8001', payableFen: 3981 }, Date.now());
    expect(stored).toEqual({
      road: 1,
      statements: [
        { text: 'insert into t values ($1)', values: ['{mid}', ['{id0}', '{id0}'], '{"id":"{id1}","mid":"{mid}"}', '{payableFen}'] },
      ],
    });
    const filled = run({ mid: '5', payableFen: 7 });
    expect(stored.statements[0]?.values.map((value) => compileTemplate(value)(filled))).toEqual([
      '5',
      ['new1', 'new1'],
      '{"id":"new2","mid":"5"}',
      7,
    ]);
  });

  test('a number that only looks like part of a fact is left alone', () => {
    const [statement] = recordStatements([{ text: 'select $1', values: ['x180010', 21, null, true] }], { mid: '8001' }, 0).statements;
    expect(statement?.values).toEqual(['x180010', 21, null, true]);
  });

  test('times are kept by how far ahead they are', () => {
    const now = Date.now();
    const values = [new Date(now + 40), new Date(now + 1_800_020)];
    const [statement] = recordStatements([{ text: 'select $1', values }], {}, now).statements;
    expect(statement?.values).toEqual(['{now}', '{now+1800000}']);
    expect(compileTemplate('{now+1800000}')(run({}))).toEqual(new Date(1_801_000));
  });
});
