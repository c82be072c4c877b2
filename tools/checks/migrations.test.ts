import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUnsafeMigrations } from './migrations.ts';

describe('migrations beside the release that is still running', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'qianpu-check-'));
    mkdirSync(join(root, 'apps/server/db/migrations'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const faultsOf = (sql: string, name = '0099_trade_more.sql') => {
    writeFileSync(join(root, 'apps/server/db/migrations', name), sql);
    return findUnsafeMigrations(root).map(({ line, fault }) => `${line}: ${fault}`);
  };

  test.each([
    ['drop table trade.old;', /still read it/],
    ['alter table trade.trade drop column note;', /still read it/],
    ['alter table trade.trade rename column note to remark;', /old name/],
    ['alter table trade.trade rename to deal;', /old name/],
    ['alter table trade.trade alter column note type varchar(20);', /new type/],
    ['alter table trade.trade alter note set data type jsonb using note::jsonb;', /new type/],
    ['alter table trade.trade add column note text not null;', /default/],
    ['alter table trade.trade alter column note set not null;', /null/],
    ['alter table trade.trade add column at timestamptz default platform.now();', /rewrites/],
    ['alter table trade.trade add constraint note_short check (length(note) < 9);', /not valid/],
    ['alter table trade.trade add foreign key (mid, id) references trade.order (mid, id);', /not valid/],
    ['create index trade_note on trade.trade (mid, note);', /concurrently/],
    ['create unique index trade_note on trade.trade (mid, note);', /concurrently/],
    ['vacuum full trade.trade;', /rewrites/],
    ["set lock_timeout = '1h';", /migrate/],
  ])('refuses: %s', (sql, fault) => {
    expect(faultsOf(`-- first line\n${sql}\n`)).toEqual([expect.stringMatching(fault)]);
    expect(faultsOf(`-- first line\n${sql}\n`)[0]).toMatch(/^2:/);
  });

  test.each([
    'alter table trade.trade add column note text;',
    "alter table trade.trade add column note text not null default '';",
    'alter table trade.trade add column copies integer default 1 not null;',
    'alter table trade.trade add constraint note_short check (length(note) < 9) not valid;',
    'alter table trade.trade validate constraint note_short;',
    'create index concurrently trade_note on trade.trade (mid, note);',
    'create table trade.more (mid bigint not null, id bigint);\ncreate index more_id on trade.more (id);\nalter table trade.more add primary key (mid, id);',
    '-- drop table trade.old; was another time',
  ])('lets pass: %s', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  test('lets go what nothing has read since the release before the last, when the file says so', () => {
    expect(faultsOf('-- contract: nothing has read it since 0091\nalter table trade.trade drop column note;\n')).toEqual([]);
    expect(faultsOf('-- contract:\nalter table trade.trade drop column note;\n')).toHaveLength(1);
    expect(faultsOf('-- contract: nothing has read it\ncreate index trade_note on trade.trade (mid, note);\n')).toHaveLength(1);
    expect(faultsOf('-- brief: some hundred rows\ncreate index shop_note on shop.shop (mid, note);\n')).toEqual([]);
  });

  test('leaves alone what was written before the rule', () => {
    expect(faultsOf('drop table trade.old;', '0084_trade_less.sql')).toEqual([]);
  });
});
