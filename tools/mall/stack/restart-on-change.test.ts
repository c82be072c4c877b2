import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeptProcess, restartOnChange, startInGroup } from './restart-on-change.ts';
import { type SourceChanges, watchSources } from './source-changes.ts';

let folder: string;
let said: string[];
let changes: SourceChanges;
let kept: KeptProcess;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  said = [];
  write('main.ts', 'setInterval(() => {}, 1_000);\nconsole.log("first");\n');
  changes = await watchSources([folder]);
  kept = restartOnChange({
    changes,
    say: (line) => said.push(line),
    start: () => {
      const child = startInGroup(process.execPath, ['main.ts'], { cwd: folder, env: process.env });
      if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
      return child;
    },
  });
  await hears('first');
});
afterEach(async () => {
  await kept.stop();
  changes.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
/** As editors do that never leave half a file behind. */
const replace = (name: string, text: string) => {
  write(`${name}.tmp`, text);
  renameSync(path.join(folder, `${name}.tmp`), path.join(folder, name));
};
const hears = (line: string) => vi.waitFor(() => expect(said).toContain(line), { timeout: 20_000, interval: 20 });
const good = (word: string) => `setInterval(() => {}, 1_000);\nconsole.log(${JSON.stringify(word)});\n`;
const broken = 'const broken = = 1;\n';
/** Fails after a while, as a process does that has much to load. */
const failing = 'console.log("failing");\nawait new Promise((go) => setTimeout(go, 700));\nthrow new Error("broken");\n';

describe.each([
  ['written in its place', write],
  ['put in the place of the old one', replace],
])('a source that is %s', (_how, save) => {
  test('starts the process anew, each time', async () => {
    for (const word of ['second', 'third', 'fourth']) {
      save('main.ts', good(word));
      await hears(word);
    }
    expect(said).toEqual(['first', 'Restarting', 'second', 'Restarting', 'third', 'Restarting', 'fourth']);
  });

  test('and is broken, ends nothing: mended, it runs again', async () => {
    for (const word of ['second', 'third']) {
      said.length = 0;
      save('main.ts', broken);
      await hears('Ended. Waiting for file changes before restarting');
      save('main.ts', good(word));
      await hears(word);
    }
  });

  test('and is mended while the process still fails over it, runs again', async () => {
    for (const word of ['second', 'third']) {
      said.length = 0;
      save('main.ts', failing);
      await hears('failing');
      save('main.ts', good(word));
      await hears(word);
    }
  });
});

test('a source in a folder that was just made is seen', async () => {
  mkdirSync(path.join(folder, 'later'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  write('later/part.ts', 'export const part = 1;\n');
  await vi.waitFor(() => expect(said.filter((line) => line === 'first')).toHaveLength(2), { timeout: 20_000 });
});

test('tests and other files start nothing', async () => {
  write('main.test.ts', '');
  write('notes.md', '');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(said).toEqual(['first']);
});
