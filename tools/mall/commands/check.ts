import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { type Captured, capture } from '../child-process.ts';
import { formatDuration } from '../duration.ts';
import { inCheckout } from '../paths.ts';
import { ensurePackages } from '../stack/packages.ts';
import { createSteps } from '../steps.ts';
import { vitestArguments } from '../test-request.ts';

interface Part {
  name: string;
  command: string;
  args: string[];
}

// As many as the smallest machine we work on has cores.
const atOnce = 2;
// Set by ./mall ci, which sums the reports up.
const reports = process.env.MALL_REPORTS;

/** Everything that needs no database: the question "am I done?". */
export async function check(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const started = performance.now();
  await createSteps().run('packages', () => ensurePackages());
  const waiting = listParts();
  const failed: string[] = [];
  const worker = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      if (!(await runPart(part))) failed.push(part.name);
    }
  };
  const count = waiting.length;
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (reports !== undefined)
    writeFileSync(path.join(reports, 'check.json'), JSON.stringify({ passed: count - failed.length, failed: failed.length }));
  const seconds = formatDuration(performance.now() - started);
  console.log(
    failed.length === 0
      ? `all ${count} parts passed, ${seconds}`
      : `${failed.length} of ${count} parts failed: ${failed.join(', ')}, ${seconds}`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** The slow ones first, so that the two lanes end at about the same time. */
function listParts(): Part[] {
  const tool = (name: string, command: string, ...args: string[]): Part => ({
    name,
    command: inCheckout('node_modules/.bin', command),
    args,
  });
  // TypeScript 7 checks; 6 is installed for the tools that need its API. What did not change since the last run is not checked again.
  const types = (name: string, project: string): Part => ({
    name,
    command: process.execPath,
    args: [
      inCheckout('node_modules/typescript7/bin/tsc'),
      ...['-p', inCheckout(project, 'tsconfig.json'), '--incremental', '--singleThreaded'],
      ...['--tsBuildInfoFile', inCheckout('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)],
    ],
  });
  const script = (name: string, file: string): Part => ({ name, command: process.execPath, args: [file] });
  const ownChecks = globSync(inCheckout('tools/checks/*.ts'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  return [
    tool('unit tests', 'vitest', ...vitestArguments('unit', [], reports)),
    types('types', '.'),
    types('types of storefront', 'apps/storefront'),
    types('types of service worker', 'apps/storefront/src/worker'),
    types('types of console', 'apps/console'),
    types('types of client', 'packages/client'),
    types('types of messenger', 'apps/simulator/src/messenger/page'),
    types('types of mini-program', 'apps/mini'),
    types('types of e2e', 'e2e'),
    tool('dead code', 'knip'),
    tool('used by tests alone', 'knip', '--production'),
    script('boundaries', inCheckout('tools/boundaries/check.ts')),
    tool('format and lint', 'biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'),
    ...ownChecks.map((file) => script(path.basename(file, '.ts'), file)),
  ];
}

async function runPart(part: Part): Promise<boolean> {
  const started = performance.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const result = await capture(part.command, part.args, { env: { ...process.env, ...colour } });
  const passed = result.code === 0;
  const mark = passed ? styleText('green', '✔') : styleText('red', '✘');
  console.log(`${mark} ${part.name.padEnd(22)} ${formatDuration(performance.now() - started)}`);
  if (!passed) console.log(describeOutput(part, result));
  return passed;
}

function describeOutput(part: Part, { code, stdout, stderr }: Captured): string {
  const output = `${stdout}${stderr}`.trim();
  if (output !== '') return `${output}\n`;
  return code === 127 ? `  could not start ${part.command}\n` : `  ended with code ${code} and said nothing\n`;
}
