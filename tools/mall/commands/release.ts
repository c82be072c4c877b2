import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findUnsafeMigrations } from '../../checks/migrations.ts';
import { MallFailure } from '../failure.ts';
import { roll } from '../release/roll.ts';
import { openSystemdFleet, pointTo, systemctl } from '../release/systemd-fleet.ts';
import { createSteps } from '../steps.ts';

const usage = './mall release FOLDER | --back';
const READY_WITHIN_MS = 60_000;
const SETTLE_MS = 2_000;

/** The processes of this machine's units go over to another release, one at a time; the schema first, which both can read. */
export async function release(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      root: { type: 'string', default: '/opt/qianpu' },
      settings: { type: 'string', default: '/etc/qianpu' },
    },
  });
  const place = { folder: values.root, settings: values.settings };
  const previousFile = path.join(place.folder, 'previous');
  const from = readlinkSync(path.join(place.folder, 'current'));
  const to = chooseRelease(values.back, positionals, previousFile);
  const steps = createSteps();
  const fleet = await openSystemdFleet(place);
  if (!values.back) {
    await steps.run('migrations', () => refuseUnsafe(to));
    // A link of its own: a process that ends meanwhile comes back in the release that runs.
    pointTo(path.join(place.folder, 'next'), to);
    await steps.run('migrate', async () => {
      await systemctl('start', 'qianpu-migrate.service');
      return undefined;
    });
  }
  const isDone = await roll(fleet, {
    from,
    to,
    readyWithinMs: READY_WITHIN_MS,
    settleMs: SETTLE_MS,
    tell: (text) => console.log(`  ${text}`),
  });
  if (isDone) writeFileSync(previousFile, `${from}\n`);
  console.log(isDone ? `released ${to}; ./mall release --back goes back to ${from}` : `still ${from}`);
  return isDone ? 0 : 1;
}

function chooseRelease(isBack: boolean, [folder, ...more]: readonly string[], previousFile: string): string {
  if (isBack) {
    if (!existsSync(previousFile)) throw new MallFailure('there was no release before this one');
    return readFileSync(previousFile, 'utf8').trim();
  }
  if (folder === undefined || more.length > 0) throw new MallFailure('which release?', { hints: [usage] });
  const release = path.resolve(folder);
  const needed = ['apps/server/src/app/main.ts', 'node_modules', 'apps/storefront/dist/server/entry-server.js'];
  const missing = needed.filter((part) => !existsSync(path.join(release, part)));
  if (missing.length === 0) return release;
  throw new MallFailure(`${release} is no built release: ${missing.join(', ')} missing`, {
    hints: ['pnpm install --frozen-lockfile && pnpm build'],
  });
}

/** The old processes run beside the new schema. */
function refuseUnsafe(release: string): string {
  const findings = findUnsafeMigrations(release);
  if (findings.length === 0) return 'the release that runs can live beside them';
  throw new MallFailure(findings.map(({ path: file, line, fault }) => `${file}:${line} ${fault}`).join('\n  '), {
    hints: ['docs/operate.md, Migrating'],
  });
}
