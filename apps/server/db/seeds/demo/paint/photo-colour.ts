import { readFileSync } from 'node:fs';

const colours: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('../pictures/colours.json', import.meta.url), 'utf8'));

/** What most of a photo looks like, six digits; `./mall studio colours` writes them down. White where there is no such photo. */
export const photoColour = (name: string): string => colours[name] ?? 'ffffff';
