import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kebab } from '#lib/kebab';
import type { PageName } from '#navigation/pages';
import { pages } from '#navigation/pages';
import { deferredFiles, fileOf, pageFiles } from './page-files.ts';
import { deferredModuleOf, pageModuleOf } from './page-modules.ts';
import { loadRoute } from './routes.ts';

const names = Object.keys(pages) as PageName[];
const src = join(import.meta.dirname, '..');
const foldersOf = (pattern: string) => globSync(pattern, { cwd: join(src, 'pages') }).map((file) => file.split('/')[0] ?? '');
/** Shared by decorated pages: no page of its own. */
const decorated = 'decorated';

describe('where the build finds a page (spec 2.1)', () => {
  test.each(names)('%s is loaded from the file the server names', async (name) => {
    const named = await import(/* @vite-ignore */ `../../${pageModuleOf(name)}`);
    expect(fileOf(pageFiles, name)).toBeDefined();
    expect(named.Page).toBeTypeOf('function');
    expect(await loadRoute(name)).toBe(named);
  });

  test('parts that come once a page is used are found in its folder', () => {
    expect(deferredModuleOf('goodDetail')).toBe('src/pages/good-detail/item-deferred.tsx');
    expect(names.filter(deferredModuleOf)).toHaveLength(Object.keys(deferredFiles).length);
  });
});

describe('folders of pages', () => {
  test('each has its facts, and each with facts is a page', () => {
    const withFacts = foldersOf('*/page.facts.ts').sort();
    expect(withFacts).toEqual(names.map(kebab).sort());
    expect([...new Set(foldersOf('*/*'))].filter((folder) => folder !== decorated).sort()).toEqual(withFacts);
  });

  test.each(names)('the facts of %s are those of its own folder', async (name) => {
    const { facts, audit } = await import(/* @vite-ignore */ `../pages/${kebab(name)}/page.facts.ts`);
    expect(pages[name]).toEqual({ path: `/${name}`, title: name, ...facts });
    expect(audit.section).toBeDefined();
  });

  test('none holds two pages', () => {
    const folders = foldersOf('*/*-page.tsx');
    expect(folders).toHaveLength(new Set(folders).size);
  });
});
