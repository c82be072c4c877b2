import { readFileSync } from 'node:fs';
import { capture } from '../child-process.ts';
import { MallFailure } from '../failure.ts';
import { inCheckout } from '../paths.ts';

/** Which state of the sources an image is made from. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  /** Tag of the image and name of the folder in it; ends in `-changed` when the checkout is not as it was committed. */
  readonly name: string;
  /** Of the commit, in seconds since the epoch: the time of every file in the image. */
  readonly madeAt: number;
}

export async function readRelease(): Promise<Release> {
  const { version } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8')) as { version: string };
  const [commit = '', madeAt = ''] = (await git('log', '-1', '--format=%H %ct')).split(' ');
  const isChanged = (await git('status', '--porcelain')) !== '';
  return { version, commit, name: `${commit.slice(0, 12)}${isChanged ? '-changed' : ''}`, madeAt: Number(madeAt) };
}

export const listTracked = async (): Promise<string[]> => (await git('ls-files')).split('\n');

async function git(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture('git', ['--no-optional-locks', ...args]);
  if (code !== 0) throw new MallFailure(`git ${args[0]}: ${stderr.trim()}`, { hints: ['images are made from a git checkout'] });
  return stdout.trim();
}
