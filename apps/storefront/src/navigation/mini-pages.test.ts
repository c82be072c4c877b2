import { type MiniPage, miniPages } from '@qianpu/jumps/mini-pages';
import { describe, expect, test } from 'vitest';
import { matchPath } from './address.ts';
import { pageOf } from './pages.ts';
import { plannedPages } from './planned-pages.ts';

const rows = Object.entries<MiniPage>(miniPages);

describe('pages of the mini-program against ours (spec 2.4)', () => {
  test.each(rows.filter(([, { path }]) => path !== undefined))('%s shows a page of ours', (_at, { page, path = '', takes }) => {
    const found = matchPath(path.replace('{id}', '7'));
    expect(found?.name).toBe(page);
    const { cacheBy, needs } = pageOf(found!.name);
    // an address that is there already is changed on our page
    if (page !== 'addressModify') expect(takes).toEqual(expect.arrayContaining([...cacheBy, ...(needs ? [needs] : [])]));
  });

  test.each(rows.filter(([, { kind }]) => kind === 'soon'))('%s waits for a page that nobody has built', (_at, { page = '' }) => {
    expect(Object.keys(plannedPages)).toContain(page);
  });
});
