import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jumps, jumpTableWith } from '@qianpu/jumps/jump-table';
import { commonParameters, type MiniPath, miniPages } from '@qianpu/jumps/mini-pages';
import { readQuery } from '@qianpu/jumps/query-text';
import { describe, expect, test } from 'vitest';

interface AppConfig {
  readonly pages: readonly string[];
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[];
}

const source = path.join(import.meta.dirname, '../src');
const app: AppConfig = JSON.parse(readFileSync(path.join(source, 'app.json'), 'utf8'));
const declared = [...app.pages, ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))];
const paths = Object.keys(miniPages) as MiniPath[];

const table = jumpTableWith((address) => ({ href: address }));
const open = (name: string, query: object) =>
  table(name, query as Record<string, unknown>, { origin: 'https://shop.example', linkHosts: [] });
/** Every parameter any page takes. */
const everything = Object.fromEntries([...paths.flatMap((at) => miniPages[at].takes), ...commonParameters].map((name) => [name, 'x']));
const names = Object.keys(jumps);
/** Those whose parameters the table chooses itself (spec 2.4); all others pass on what they are given. */
const chosen = [
  'personalData',
  'authorizedMiddle1',
  'authorizedMiddle2',
  'miniWebview',
  'miniOtherPay',
  'orderDetailed',
  'myTeamStatusDetail',
  'couponExchange',
];

describe('app.json against the jump table (spec 2.4)', () => {
  test('there are 29 jumps', () => expect(names).toHaveLength(29));

  test.each(names)('%s leads to a page app.json declares', (name) => {
    expect(declared).toContain(open(name, everything)?.url.slice(1).split('?')[0]);
  });

  test('it declares the pages of the table and no other, each once', () => {
    expect(declared.toSorted()).toEqual(paths.map((at) => `${at}/index`).sort());
    expect(new Set(names.map((name) => open(name, {})?.url.slice(1).split('?')[0]))).toEqual(new Set(declared));
  });

  test('the folders the table names are its sub-packages', () => {
    expect(app.subPackages.map(({ root }) => root)).toEqual(['classifyPage', 'cart', 'pack1']);
    expect(app.pages.every((page) => page.startsWith('pages/'))).toBe(true);
  });
});

describe('parameters of the pages against the jump table (spec 2.4)', () => {
  const toldBy = (name: string) => {
    const [page = '', search = ''] = (open(name, everything)?.url ?? '').split('?');
    return { takes: miniPages[page.slice(1).replace(/\/index$/, '') as MiniPath].takes, told: Object.keys(readQuery(search, '+')) };
  };

  test.each(names.filter((name) => chosen.includes(name)))('%s: its page takes what the table gives it', (name) => {
    const { takes, told } = toldBy(name);
    // Both jumps lead to one page, and one of them says where to go on.
    const own = name === 'authorizedMiddle2' ? [] : takes;
    expect(told.toSorted()).toEqual([...own].sort());
  });

  test.each(names.filter((name) => !chosen.includes(name)))('%s: everything its page takes passes through', (name) => {
    const { takes, told } = toldBy(name);
    expect(told).toEqual(expect.arrayContaining([...takes, ...commonParameters]));
  });
});

describe('the files of a page', () => {
  test.each(paths)('%s has a script that registers it, a template and a title', (at) => {
    const file = (extension: string) => path.join(source, at, `index.${extension}`);
    const script = readFileSync(file('ts'), 'utf8');
    const { kind, takes } = miniPages[at];
    expect(script).toMatch(/\b(?:Page<|webPage\(|loginPage\(|soonPage\()/);
    // A page that takes parameters reads its own row of the table.
    if (kind !== 'soon' && takes.length > 0) expect(script).toContain(`'${at}'`);
    if (kind === 'soon') expect(script).toContain('soonPage()');
    expect(readFileSync(file('wxml'), 'utf8').trim()).not.toBe('');
    expect(JSON.parse(readFileSync(file('json'), 'utf8')).navigationBarTitleText).toBeTruthy();
    expect(existsSync(file('js'))).toBe(false);
  });
});
