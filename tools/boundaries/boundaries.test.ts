import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CruisedTree, cruiseTree, repository } from './cruise-tree.ts';

const mayCall: Record<string, string[]> = createRequire(import.meta.url)('./modules.cjs');

/** A planted file bears the name of the rule it breaks: "shop-may-not-call.ts", "repo-is-a-leaf.repo.ts". */
const ruleOf = (path: string) => basename(path).split('.')[0];

describe('boundaries', () => {
  let planted: CruisedTree;

  beforeAll(async () => {
    planted = await cruiseTree(
      join(import.meta.dirname, 'fixtures'),
      ['server', 'console'].map((app) => join(repository, 'apps', app, 'node_modules')),
    );
  });

  test('every rule finds the violation planted for it', () => {
    const found = new Set(planted.violations.filter(({ rule, from }) => rule === ruleOf(from)).map(({ rule }) => rule));
    expect(planted.ruleNames.filter((name) => !found.has(name))).toEqual([]);
  });

  test('no rule complains about anything else in the planted tree', () => {
    expect(planted.violations.filter(({ rule, from }) => rule !== ruleOf(from))).toEqual([]);
  });

  test('rule names are told apart', () => {
    expect(new Set(planted.ruleNames).size).toBe(planted.ruleNames.length);
  });
});

test('a module calls only modules that stand above it in the table', () => {
  const names = Object.keys(mayCall);
  const upward = names.flatMap((name, index) =>
    (mayCall[name] ?? []).filter((callee) => !names.slice(0, index).includes(callee)).map((callee) => `${name} → ${callee}`),
  );
  expect(upward).toEqual([]);
});
