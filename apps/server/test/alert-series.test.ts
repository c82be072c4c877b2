import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '#platform/metrics';
import '../src/app/api.role.ts';
import '../src/app/web.role.ts';
import '../src/app/worker.role.ts';

const rules = globSync(path.resolve(import.meta.dirname, '../../../deploy/prometheus/rules/*.yml')).map((file) =>
  readFileSync(file, 'utf8'),
);

/** `qianpu_x_total{outcome=~"a|b"}[…` → every figure and label value whose growth a rule looks at; what is per call, sweep or task begins with it. */
const watched = rules.flatMap((text) =>
  [...text.matchAll(/(?:increase|rate)\((qianpu_\w+)\{([^}]*)\}\[/g)].flatMap(([, name = '', labels = '']) =>
    [...labels.matchAll(/(\w+)=~?"([^"]+)"/g)].flatMap(([, label = '', values = '']) =>
      values.split('|').map((value) => ({ name, label, value })),
    ),
  ),
);
const begunLater = new Set(['qianpu_call_outcomes_total', 'qianpu_round_items_total', 'qianpu_payment_known_seconds_bucket']);

test('a series whose growth an alert looks at is there before it grows (A30)', async () => {
  const shown = (await registry.metrics()).split('\n');
  const missing = watched.filter(
    ({ name, label, value }) =>
      !(begunLater.has(name) || shown.some((line) => line.startsWith(`${name}{`) && line.includes(`${label}="${value}"`))),
  );
  expect(watched.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
