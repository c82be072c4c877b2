import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Module } from '#platform/module.types';
import { modules } from './modules.ts';

test('every module is in the list: what it brings reaches the roles', async () => {
  const files = globSync('*/module.ts', { cwd: `${import.meta.dirname}/../modules` });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const exported = (await import(pathToFileURL(`${import.meta.dirname}/../modules/${file}`).href)) as Record<string, Module>;
    for (const [name, module] of Object.entries(exported)) expect(modules.includes(module), name).toBe(true);
  }
});
