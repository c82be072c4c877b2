import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChineseWords } from './chinese-words.ts';
import { findBadNames } from './file-names.ts';
import { findInformalYou } from './informal-you.ts';
import { findRawColours } from './raw-colours.ts';
import type { Finding } from './source/finding.ts';
import { findDatabaseClock } from './sql-now.ts';
import { findBadUnits, isAnalyzerPresent } from './systemd-units.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qianpu-check-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const places = (findings: readonly Finding[]) => findings.map(({ path, line }) => `${path}:${line}`);

describe('raw-colours', () => {
  const css = 'apps/storefront/src/pages/home/home.module.css';
  const tsx = 'apps/storefront/src/shared/ui/badge.tsx';

  test.each([
    '.a { color: #fff; }',
    '.a { background: linear-gradient(#FF5500, var(--c-primary)); }',
    '.a { border: 1px solid #12345678; }',
    '.a { box-shadow: 0 1px 2px rgba(0, 0, 0, 0.1); }',
    '.a { color: rgb(0 0 0 / 50%); }',
    '.a { color: oklch(70% 0.1 20); }',
    '.a { background-color: white; }',
  ])('finds %s', (rule) => {
    plant(css, `/* first line */\n${rule}\n`);
    expect(places(findRawColours(root))).toEqual([`${css}:2`]);
  });

  test.each(["export const fill = '#1a2b3c';", 'export const Icon = () => <path fill="#fff" />;'])('finds %s', (code) => {
    plant(tsx, code);
    expect(places(findRawColours(root))).toEqual([`${tsx}:1`]);
  });

  test('leaves tokens, comments, derived colours, tests and names alone', () => {
    plant('apps/storefront/src/shared/styles/tokens.css', ':root { --c-primary: #f50; }');
    plant(
      css,
      '/* was #fff */\n.a { color: rgb(from var(--c) r g b / 50%); background: color-mix(in oklab, var(--c), transparent); white-space: nowrap; }',
    );
    plant(tsx, "import { face } from '#features/item';\nexport const link = 'https://example.org/a#bad-end'; // issue #123\n");
    plant('apps/storefront/src/shared/ui/badge.test.tsx', "expect(colour).toBe('#fff');");
    expect(findRawColours(root)).toEqual([]);
  });
});

describe('sql-now', () => {
  const migration = 'apps/server/db/migrations/0007_shop_visit.sql';

  test.each(['now()', 'NOW ( )', 'pg_catalog.now()', 'current_timestamp', 'statement_timestamp()', 'current_date'])(
    'finds %s in a migration',
    (clock) => {
      plant(migration, `create table shop.visit (\n  at timestamptz not null default ${clock}\n);\n`);
      expect(places(findDatabaseClock(root))).toEqual([`${migration}:2`]);
    },
  );

  test('finds now() in a repo', () => {
    const repo = 'apps/server/src/modules/shop/shop.repo.ts';
    plant(repo, 'export const touch = () => sql`update shop.shop set at = now()`;');
    expect(places(findDatabaseClock(root))).toEqual([`${repo}:1`]);
  });

  test.each(['money.checks.ts', 'books.ts'])('finds now() in the referee: %s', (file) => {
    const path = `apps/server/src/app/referee/${file}`;
    plant(path, 'export const late = `select id from trade.trade where pay_by < now()`;');
    expect(places(findDatabaseClock(root))).toEqual([`${path}:1`]);
  });

  test('finds now() after the definition of platform.now', () => {
    plant(migration, 'create function platform.now() returns timestamptz\n  language sql stable as $$ select now() $$;\nselect now();\n');
    expect(places(findDatabaseClock(root))).toEqual([`${migration}:3`]);
  });

  test.each([
    'create function platform.now() returns timestamptz language sql stable as $$ select now() $$;',
    "create or replace function platform.now() returns timestamptz language sql as 'select now()';",
    'create or replace function platform.now() returns timestamptz stable return now();',
    'create table shop.visit (at timestamptz default platform.now()); -- never now()',
    'create index on shop.visit (current_date_of_shop);',
    'update platform.node set leased_until = clock_timestamp();',
  ])('allows %s', (sql) => {
    plant(migration, sql);
    expect(findDatabaseClock(root)).toEqual([]);
  });
});

describe('chinese-words', () => {
  const component = 'apps/storefront/src/features/cart/cart-bar.tsx';

  test.each(["export const word = '结算';", 'export const Bar = () => <b>合计</b>;', "export const words = parts.join('，');"])(
    'finds %s',
    (code) => {
      plant(component, `// first line\n${code}\n`);
      expect(places(findChineseWords(root))).toEqual([`${component}:2`]);
    },
  );

  test('leaves texts, tests, comments and titles of planned pages alone', () => {
    plant(component, "/** 结算 */\nexport const word = 'ok'; // 合计\n");
    plant('apps/console/src/features/orders/orders.texts.ts', "const zhCN = { total: '合计' };");
    plant('apps/storefront/src/features/cart/cart.texts.ts', "const zhCN = { total: '合计' };");
    plant('apps/storefront/src/shared/i18n/zh-cn.ts', "export const zhCn = { back: '返回' };");
    plant('apps/storefront/src/features/cart/cart.test.tsx', "expect(word).toBe('合计');");
    plant('apps/storefront/src/navigation/redirect-tricks.fixture.ts', "export const tricks = ['／／evil.test'];");
    plant('apps/storefront/src/navigation/planned-pages.ts', "export const pages = { agree: '会员协议' };");
    expect(findChineseWords(root)).toEqual([]);
  });
});

describe('informal-you (the shop says 您)', () => {
  test.each([
    'apps/storefront/src/features/login/login.texts.ts',
    'apps/storefront/src/shared/i18n/zh-cn.ts',
    'apps/server/src/modules/member/standard-agreements.ts',
    'apps/server/src/app/web/static-page.ts',
    'apps/server/db/seeds/demo/fashion/home.page.ts',
    'apps/server/db/seeds/demo/fashion/bag.json',
    'packages/contract/src/failure.ts',
  ])('finds 你 in %s', (path) => {
    plant(path, "export const text = {\n  codeHint: '验证码会以短信发到你的手机',\n};");
    expect(places(findInformalYou(root))).toEqual([`${path}:2`]);
  });

  test('leaves 您, 迷你, tests and what shoppers write alone', () => {
    plant('apps/storefront/src/features/login/login.texts.ts', "export const text = '发到您的手机';");
    plant('apps/server/db/seeds/demo/fashion/bag.ts', "export const title = '迷你医生包';");
    plant('apps/server/db/seeds/demo/fashion/reviews.json', '{ "text": "谢谢你们" }');
    plant('apps/storefront/src/features/chat/chat.test.tsx', "write('你好');");
    expect(findInformalYou(root)).toEqual([]);
  });
});

describe('file-names', () => {
  test.each([
    'apps/server/src/platform/utils/money.ts',
    'apps/storefront/src/shared/lib/helpers.ts',
    'apps/server/src/modules/shop/shop.service.ts',
    'packages/kit/src/common.ts',
    'apps/storefront/src/pages/orderList/page.tsx',
  ])('finds %s', (path) => {
    plant(path);
    expect(places(findBadNames(root))).toEqual([`${path}:0`]);
  });

  test('leaves good names and installed files alone', () => {
    plant('apps/server/src/modules/trade/after-sale/after-sale.repo.ts');
    plant('apps/server/node_modules/some/utils/index.ts');
    expect(findBadNames(root)).toEqual([]);
  });
});

describe.skipIf(!isAnalyzerPresent())('systemd-units', () => {
  const service = 'deploy/systemd/qianpu-api@.service';
  const unit = (...lines: string[]) =>
    ['[Unit]', 'Description=a role', '[Service]', 'ExecStart=/usr/bin/node main.ts %i', ...lines, ''].join('\n');

  test.each(['Restart=allways', 'RestartSecs=1', 'MemoryMax=much', 'ExecStartPre=/usr/bin/not-there'])('finds %s', (line) => {
    plant(service, unit(line));
    expect(findBadUnits(root)).toMatchObject([{ path: service }]);
  });

  test('finds a fault in what is added to the unit of an engine', () => {
    const added = 'deploy/systemd/redis-server.service.d/qianpu.conf';
    plant(added, '[Service]\nRestart=always\nRestartSecs=1\n');
    expect(findBadUnits(root)).toMatchObject([{ path: added }]);
  });

  test('leaves a good unit alone, whose programs are elsewhere', () => {
    plant(service, unit('Restart=always', 'RestartSec=1'));
    plant('deploy/systemd/qianpu.target', '[Unit]\nWants=qianpu-api@1.service\n');
    expect(findBadUnits(root)).toEqual([]);
  });
});
