import { parseArgs } from 'node:util';
import { MallFailure } from '../mall/failure.ts';
import { createSteps } from '../mall/steps.ts';
import { loadScale, type TableFigures } from './load-scale.ts';
import { createScale, dropScale, fingerprintOf, homePayAccount, readFingerprint, sizeOf, writeFingerprint } from './scale-database.ts';
import { formOf, type ScaleForm, wideForm } from './scale-forms.ts';

const MOST_MERCHANTS = 100;

/** Loads the large data set into a database of its own, unless it is there. */
export async function runScale(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      merchants: { type: 'string', default: String(MOST_MERCHANTS) },
      wide: { type: 'boolean', default: false },
      drop: { type: 'boolean', default: false },
    },
  });
  const form = values.wide ? wideForm : formOf(countOf(values.merchants));
  if (values.drop) {
    await dropScale(form);
    say(`${form.database} is gone`);
  } else if ((await readFingerprint(form)) === fingerprintOf(form)) {
    say(`${form.database} is there already, ${await sizeOf(form)}`);
  } else {
    await load(form);
  }
  return 0;
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
