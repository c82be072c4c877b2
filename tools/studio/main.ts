import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { MallFailure } from '../mall/failure.ts';
import { createSteps } from '../mall/steps.ts';
import { writeColours } from './colours.ts';
import { isRendered, listScenes, renderScene } from './render.ts';
import { writeSheets } from './sheet.ts';
import { ensureStudio } from './studio-packages.ts';

const usage = ['./mall studio render [--missing] [name…]', './mall studio sheet [begin…]', './mall studio colours', './mall studio list'];

/** Makes the demo's photos anew: `render` some or all scenes, `sheet` to look at them together, `colours` to write down what most of each looks like. */
export async function runStudio([what, ...args]: string[]): Promise<number> {
  if (what === 'render') return render(args);
  if (what === 'sheet') return sheet(args);
  if (what === 'colours') return colours();
  if (what === 'list') return list();
  throw new MallFailure(what === undefined ? 'what shall the studio do?' : `the studio knows no "${what}"`, { hints: usage });
}

async function render(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { missing: { type: 'boolean', default: false } }, allowPositionals: true });
  if (!values.missing && positionals.length === 0) {
    throw new MallFailure('name scenes, or say --missing', { hints: ['./mall studio render --missing', "./mall studio render 'mug-*'"] });
  }
  const steps = createSteps();
  await steps.run('studio', ensureStudio);
  const scenes = await listScenes();
  const unknown = positionals.filter((name) => !scenes.some((scene) => matchesGlob(scene, name)));
  if (unknown.length > 0) throw new MallFailure(`no scene is called ${unknown.join(', ')}`, { hints: ['./mall studio list'] });
  const named = positionals.length === 0 ? scenes : scenes.filter((scene) => positionals.some((name) => matchesGlob(scene, name)));
  const wanted = values.missing ? named.filter((scene) => !isRendered(scene)) : named;
  for (const scene of wanted) await steps.run(scene, async () => `${await renderScene(scene)} s of processor time`);
  return colours();
}

async function sheet(args: string[]): Promise<number> {
  for (const file of await writeSheets(args)) console.log(file);
  return 0;
}

async function colours(): Promise<number> {
  console.log(await writeColours());
  return 0;
}

async function list(): Promise<number> {
  await createSteps(process.stderr).run('studio', ensureStudio);
  for (const scene of await listScenes()) console.log(`${isRendered(scene) ? '✔' : ' '} ${scene}`);
  return 0;
}
