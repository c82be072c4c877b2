import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mainColour } from '../../apps/server/src/modules/asset/main-colour.ts';
import { pictureFolder } from './studio-place.ts';

/** What most of each committed picture looks like, by its name: the demo's keys say it, as those of uploads do. Answers the file. */
export async function writeColours(): Promise<string> {
  const names = readdirSync(pictureFolder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace('.webp', ''))
    .toSorted();
  const colours = await Promise.all(names.map(async (name) => [name, await mainColour(path.join(pictureFolder, `${name}.webp`))]));
  const file = path.join(pictureFolder, 'colours.json');
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(colours), null, 2)}\n`);
  return file;
}
