import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { areAlertToolsPresent, findBadAlerts, findRefusedAlerts } from './alert-rules.ts';

const rules = 'deploy/prometheus/rules/engines.yml';
const tests = 'deploy/prometheus/tests/engines.yml';
const settings = 'deploy/prometheus/prometheus.yml';
const routes = 'deploy/prometheus/alertmanager.yml';
const alertTest = (name: string, is: string, value: number, expected: string) =>
  `  - name: ${name} ${is}\n    interval: 15s\n    input_series:\n      - series: 'qianpu_reached{instance="a"}'\n        values: '${value}x9'\n` +
  `    alert_rule_test:\n      - eval_time: 1m\n        alertname: ${name}\n        exp_alerts:${expected}\n`;

const good = {
  [rules]: 'groups:\n  - name: engines\n    rules:\n      - alert: RedisAway\n        expr: qianpu_reached == 0\n',
  [tests]:
    'rule_files:\n  - ../rules/engines.yml\nevaluation_interval: 15s\ntests:\n' +
    alertTest('RedisAway', 'fires', 0, '\n          - exp_labels: { instance: a }') +
    alertTest('RedisAway', 'is silent', 1, ' []'),
  [settings]: 'global:\n  scrape_interval: 15s\n',
  [routes]: 'route:\n  receiver: people\nreceivers:\n  - name: people\n',
  'docs/operate.md': '| alert | |\n|---|---|\n| `RedisAway` | it is away |\n| `REDIS_URL` | a setting |\n',
  'apps/server/src/engine.ts': "new Gauge({ name: 'qianpu_reached' });",
};
type Path = keyof typeof good;

describe('alert rules (A30)', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'qianpu-check-'));
    for (const [path, text] of Object.entries(good)) plant(path, text);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function plant(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const change = (path: Path, from: string, to: string) => {
    expect(good[path]).toContain(from);
    plant(path, good[path].replaceAll(from, to));
  };
  const faults = (find: (root: string) => { fault: string }[]) => find(root).map(({ fault }) => fault);

  test('a rule with a row, a test in which it fires and one in which it does not is good', () => {
    expect(findBadAlerts(root)).toEqual([]);
    expect(findRefusedAlerts(root)).toEqual([]);
  });

  test.each<[string, Path, string, string, string]>([
    ['a rule without a row', 'docs/operate.md', '`RedisAway`', 'RedisAway', 'RedisAway has no row in docs/operate.md'],
    ['a row without a rule', 'docs/operate.md', '`RedisAway`', '`RedisGone`', 'RedisGone is no alert'],
    ['two of a name', rules, '== 0\n', '== 0\n      - alert: RedisAway\n', 'RedisAway is the name of two alerts'],
    ['a rule nobody saw fire', tests, '- exp_labels', '- other_labels', 'no test sees RedisAway fire'],
    ['a rule nobody saw stay silent', tests, ' []', '', 'no test sees RedisAway stay silent'],
    ['a figure no process shows', rules, 'qianpu_reached', 'qianpu_redis_up', 'qianpu_redis_up is shown by no process'],
  ])('%s is refused', (_name, path, from, to, fault) => {
    change(path, from, to);
    expect(faults(findBadAlerts)).toContain(fault);
  });

  test.runIf(areAlertToolsPresent()).each<[string, Path, string, string, RegExp]>([
    ['a rule that cannot be read', rules, '== 0', '== (0', /^check rules/],
    ['a rule that its test contradicts', rules, '== 0', '== 1', /^test rules/],
    ['a setting Prometheus does not know', settings, 'scrape_interval', 'scrape_intervall', /^check config/],
    ['a receiver nobody named', routes, 'receiver: people', 'receiver: persons', /^check-config/],
  ])('%s is refused by the programs themselves', (_name, path, from, to, fault) => {
    change(path, from, to);
    expect(faults(findRefusedAlerts)).toContainEqual(expect.stringMatching(fault));
  });
});
