import { parseArgs } from 'node:util';
import { MallFailure } from '../mall/failure.ts';
import { createSteps } from '../mall/steps.ts';
import { concludeDepth } from './depth/conclude-depth.ts';
import { depthCalls } from './depth/depth-calls.ts';
import { lineOf } from './depth/judge-depth.ts';
import { measureDepth } from './depth/measure-depth.ts';
import { loadScale, type TableFigures } from './load-scale.ts';
import { createScale, dropScale, fingerprintOf, homePayAccount, readFingerprint, sizeOf, writeFingerprint } from './scale-database.ts';
import { deepForm, formOf, type ScaleForm, wideForm } from './scale-forms.ts';

const MOST_MERCHANTS = 100;

/** Loads the large data set into a database of its own, unless it is there. A deep one is then measured. */
export async function runScale(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      merchants: { type: 'string', default: String(MOST_MERCHANTS) },
      wide: { type: 'boolean', default: false },
      deep: { type: 'boolean', default: false },
      drop: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const form = values.deep ? deepForm : values.wide ? wideForm : formOf(countOf(values.merchants));
  if (values.drop) {
    await dropScale(form);
    say(`${form.database} is gone`);
    return 0;
  }
  if ((await readFingerprint(form)) === fingerprintOf(form)) {
    say(`${form.database} is there already, ${await sizeOf(form)}`);
  } else {
    await load(form);
  }
  return form.isDeep ? measure(values.only) : 0;
}

/** `only`: rows whose call or filter has it; a run of some rows is not kept. */
async function measure(only: string): Promise<number> {
  const calls = depthCalls.filter(({ call, filter }) => `${call} ${filter}`.includes(only));
  return concludeDepth(await measureDepth(calls, (row) => process.stderr.write(`${lineOf(row)}\n`)), { isStored: only === '' });
}

async function load(form: ScaleForm): Promise<void> {
  const steps = createSteps();
  let url = '';
  let figures: TableFigures[] = [];
  await steps.run('create and migrate', async () => {
    url = await createScale(form);
    return form.database;
  });
  await steps.run('load', async () => {
    figures = await loadScale(url, form, { payAccountOf: homePayAccount() });
    await writeFingerprint(form);
    return `${await sizeOf(form)}, ${figures.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows`;
  });
  for (const { table, rows, seconds } of figures) {
    say(`  ${table.padEnd(24)}${rows === 0 ? ''.padStart(12) : rows.toLocaleString('en').padStart(12)}${seconds.toFixed(1).padStart(8)} s`);
  }
}

function countOf(text: string): number {
  const merchants = Number(text);
  if (Number.isInteger(merchants) && merchants >= 1 && merchants <= MOST_MERCHANTS) return merchants;
  throw new MallFailure(`cannot load "${text}" merchants`, { hints: [`./mall scale --merchants 1 to ${MOST_MERCHANTS}, or --wide`] });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
