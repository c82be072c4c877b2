import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findMatches, listFiles, readFiles, report, repository, type SourceFile } from './source/finding.ts';

const rulesTool = '/usr/bin/promtool';
const routesTool = '/usr/bin/amtool';
const manual = 'docs/operate.md';

export const areAlertToolsPresent = (): boolean => existsSync(rulesTool) && existsSync(routesTool);

interface Alert extends Omit<Finding, 'fault'> {
  readonly name: string;
}

/** Each alert has a row in the table of signs, a test in which it fires and one in which it does not; what it asks for, some process shows. */
export function findBadAlerts(root: string): Finding[] {
  const rules = readFiles(root, ['deploy/prometheus/rules/*.yml']);
  const tests = readFiles(root, ['deploy/prometheus/tests/*.yml']);
  const alerts = rules.flatMap(({ path, text }) => named(path, text, /^\s*- alert: (\w+)$/gm));
  return [...twice(alerts), ...unexplained(root, alerts), ...untested(alerts, tests), ...unknownFigures(root, [...rules, ...tests])];
}

const named = (path: string, text: string, pattern: RegExp): Alert[] =>
  [...text.matchAll(pattern)].map((match) => ({ path, line: text.slice(0, match.index).split('\n').length, name: match[1] ?? '' }));

const twice = (alerts: readonly Alert[]): Finding[] =>
  alerts
    .filter(({ name }, at) => alerts.findIndex((other) => other.name === name) !== at)
    .map(({ path, line, name }) => ({ path, line, fault: `${name} is the name of two alerts` }));

/** A row's first cell is the alert's name. */
function unexplained(root: string, alerts: readonly Alert[]): Finding[] {
  const rows = readFiles(root, [manual]).flatMap(({ path, text }) => named(path, text, /^\| `([A-Z][a-z]\w*)` \|/gm));
  const explained = new Set(rows.map(({ name }) => name));
  const known = new Set(alerts.map(({ name }) => name));
  return [
    ...alerts
      .filter(({ name }) => !explained.has(name))
      .map(({ path, line, name }) => ({ path, line, fault: `${name} has no row in ${manual}` })),
    ...rows.filter(({ name }) => !known.has(name)).map(({ path, line, name }) => ({ path, line, fault: `${name} is no alert` })),
  ];
}

function untested(alerts: readonly Alert[], tests: readonly SourceFile[]): Finding[] {
  const seen = tests.flatMap(({ text }) => [...text.matchAll(/alertname: (\w+)\n\s*exp_alerts:(?: (\[\])|\n\s*- exp_labels)/g)]);
  const cases = { fire: /^undefined$/, 'stay silent': /^\[\]$/ };
  return alerts.flatMap(({ path, line, name }) =>
    Object.entries(cases)
      .filter(([, form]) => !seen.some(([, tested, quiet]) => tested === name && form.test(String(quiet))))
      .map(([what]) => ({ path, line, fault: `no test sees ${name} ${what}` })),
  );
}

function unknownFigures(root: string, files: readonly SourceFile[]): Finding[] {
  const code = readFiles(root, ['apps/server/src/**/*.ts']).map(({ text }) => text);
  const known = new Set(code.flatMap((text) => [...text.matchAll(/'(qianpu_\w+)'/g)].map(([, name]) => name)));
  const isKnown = (figure: string) => known.has(figure) || known.has(figure.replace(/_(?:bucket|sum|count)$/, ''));
  return files
    .flatMap(({ path, text }) => findMatches(path, text, /\bqianpu_\w+/g, (figure) => figure))
    .filter(({ fault }) => !isKnown(fault))
    .map(({ path, line, fault }) => ({ path, line, fault: `${fault} is shown by no process` }));
}

/** What Prometheus and Alertmanager themselves say; nothing where they are not installed. */
export function findRefusedAlerts(root: string): Finding[] {
  if (!areAlertToolsPresent()) return [];
  const files = (kind: string) => listFiles(root, [`deploy/prometheus/${kind}.yml`]);
  const asked = [
    ...files('rules/*').map((path) => ({ path, tool: rulesTool, args: ['check', 'rules'] })),
    ...files('tests/*').map((path) => ({ path, tool: rulesTool, args: ['test', 'rules'] })),
    ...files('prometheus').map((path) => ({ path, tool: rulesTool, args: ['check', 'config'] })),
    ...files('alertmanager').map((path) => ({ path, tool: routesTool, args: ['check-config'] })),
  ];
  return asked.flatMap(({ path, tool, args }) => {
    const { status, stdout, stderr } = spawnSync(tool, [...args, join(root, path)], { encoding: 'utf8' });
    return status === 0 ? [] : [{ path, line: 0, fault: `${args.join(' ')}: ${(stdout + stderr).replaceAll(/\s+/g, ' ').trim()}` }];
  });
}

if (import.meta.main) report('alert-rules', [...findBadAlerts(repository), ...findRefusedAlerts(repository)]);
