import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, readFiles, report, repository, type SourceFile } from './source/finding.ts';

const analyzer = '/usr/bin/systemd-analyze';
/** Of a template systemd looks at an instance only. */
const INSTANCE = '1';

export const isAnalyzerPresent = (): boolean => existsSync(analyzer);

/** What systemd itself says about the units we ship; nothing where it is not installed. */
export function findBadUnits(root: string): Finding[] {
  if (!isAnalyzerPresent()) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-units-'));
  try {
    const units = readFiles(root, ['deploy/systemd/*.{service,timer,target}', 'deploy/systemd/*.d/*.conf']).map((file) => ({
      file,
      unit: path.join(folder, unitName(file.path)),
    }));
    // Units name each other, so all of them stand there before the first is looked at.
    for (const { file, unit } of units) writeFileSync(unit, asInstalledHere(file));
    return units.flatMap(({ file, unit }) => faultsOf(unit).map((fault) => ({ path: file.path, line: 0, fault })));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function faultsOf(unit: string): string[] {
  const { stderr } = spawnSync(analyzer, ['verify', '--man=no', '--recursive-errors=no', unit], { encoding: 'utf8' });
  // One that is told of an unknown setting ignores it; we do not.
  return stderr
    .split('\n')
    .filter((line) => line.includes(path.basename(unit)))
    .map((line) => line.replace(`${path.dirname(unit)}/`, ''));
}

/** What is added to another's unit is looked at as a unit of its own. */
const unitName = (file: string): string =>
  file.endsWith('.conf')
    ? `added-to-${path.basename(path.dirname(file)).replace(/@?\.service\.d$/, '')}.service`
    : path.basename(file).replace('@.', `@${INSTANCE}.`);

/** Programs and folders of a mall's machine need not be on this one. */
function asInstalledHere({ path: file, text }: SourceFile): string {
  const here = text
    .replaceAll(/\/usr\/bin\/(?:node|pgbackrest)/g, process.execPath)
    .replaceAll(/\/opt\/qianpu\/(?:current|next)/g, repository);
  return file.endsWith('.conf') ? `${here}\nExecStart=/bin/true\n` : here;
}

if (import.meta.main) report('systemd-units', findBadUnits(repository));
