import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../mall/child-process.ts';
import { MallFailure } from '../mall/failure.ts';
import { pictureFolder, script, weightsFile, workFolder } from './studio-place.ts';

/** Pixels of a picture's edge, and rays for each pixel before it is denoised. */
const EDGE = 750;
const SAMPLES = 14;

async function blender(...args: readonly string[]) {
  mkdirSync(workFolder, { recursive: true });
  // Labels of a run lie in its own folder: two runs at once must not take each other's.
  const own = mkdtempSync(path.join(workFolder, 'run-'));
  const env = { ...process.env, GOODS_WEIGHTS: weightsFile, TMPDIR: own };
  try {
    return await capture('nice', ['-n', '19', 'blender', '-b', '-noaudio', '-P', script, '--', ...args], { env });
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Names of all scenes. */
export async function listScenes(): Promise<string[]> {
  const { stdout, stderr, code } = await blender('--list');
  if (code !== 0) throw new MallFailure(`Blender could not read the scenes: ${stderr.trim().split('\n').at(-1)}`);
  return [...stdout.matchAll(/^SCENE (.+)$/gm)].map(([, name = '']) => name);
}

const pictureFile = (scene: string) => path.join(pictureFolder, `${scene}.webp`);
export const isRendered = (scene: string): boolean => existsSync(pictureFile(scene));

/** One picture; it gets its name when it is whole, so a run that was stopped goes on where it was. Answers its seconds of processor time. */
export async function renderScene(scene: string): Promise<number> {
  const { stdout, stderr } = await blender(workFolder, String(EDGE), String(SAMPLES), scene);
  const done = /^DONE (.+)$/m.exec(stdout)?.[1];
  if (!done) throw new MallFailure(`the scene ${scene} could not be rendered: ${stderr.trim().split('\n').at(-1)}`);
  const made = path.join(workFolder, `${scene}.webp`);
  rmSync(pictureFile(scene), { force: true });
  renameSync(made, pictureFile(scene));
  const { cpu, denoise_cpu } = JSON.parse(done) as { readonly cpu: number; readonly denoise_cpu: number };
  return Math.round(cpu + denoise_cpu);
}
