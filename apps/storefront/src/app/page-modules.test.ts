import { describe, expect, test } from 'vitest';
import type { PageName } from '#navigation/pages';
import { pageModules } from './page-modules.ts';
import { routes } from './routes.tsx';

describe('where the build finds a page (spec 2.1)', () => {
  test.each(Object.keys(routes) as PageName[])('%s is loaded from the file the server names', async (name) => {
    const named = await import(/* @vite-ignore */ `../../${pageModules[name]}`);
    expect(await routes[name]()).toBe(named);
  });
});
