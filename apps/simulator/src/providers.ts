import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Alipay } from './alipay/alipay.ts';
import type { Config } from './config.ts';
import { SmsBook } from './sms/sms-book.ts';
import { OpenPlatform } from './wechat-open/open-platform.ts';
import { WechatPay } from './wechat-pay/wechat-pay.ts';

/** The providers with their books: what the simulator's port and the messenger's both speak for. */
export interface Providers {
  readonly db: DatabaseSync;
  readonly sms: SmsBook;
  readonly pay: WechatPay;
  readonly alipay: Alipay;
  readonly open: OpenPlatform;
}

export function openProviders(config: Pick<Config, 'dir' | 'wechatPayAccounts' | 'alipayAccounts' | 'wechatOpenAccounts'>): Providers {
  const db = openBooks(config.dir);
  const open = new OpenPlatform(db, config.wechatOpenAccounts, Date.now);
  const pay = new WechatPay(db, config.wechatPayAccounts, (appid, openid) => open.people.knows(appid, openid), Date.now);
  const alipay = new Alipay(db, config.alipayAccounts, Date.now);
  return { db, sms: new SmsBook(db), pay, alipay, open };
}

function openBooks(dir: string): DatabaseSync {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path.join(dir, 'simulator.sqlite'));
  // A message counts once the process has booked it; the machine's own fall is not simulated.
  db.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  return db;
}
