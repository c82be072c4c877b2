import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import sharp from 'sharp';
import { send } from '../call-table.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { anAddress, aStaffToken } from './populated-mall.ts';

export interface DecoratingMall {
  readonly mall: TestMall;
  /** Merchant 1 with shops 11, 12 and 13. */
  readonly apples: MadeMerchant;
  /** The folder of pictures; 1/good.jpg and 1/film.mp4 are in it. */
  readonly pictures: string;
  /** The answer, or `{ refused, data }`. */
  ask<T>(name: CallName, input: object, token?: string): Promise<T>;
  asStaff<T>(name: CallName, input: object): Promise<T>;
  close(): Promise<void>;
}

/** A merchant whose staff decorate, with pictures to do so. */
export async function aDecoratingMall(): Promise<DecoratingMall> {
  const pictures = await mkdtemp(join(tmpdir(), 'qianpu-pictures-'));
  await mkdir(join(pictures, '1'));
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } }).toFile(join(pictures, '1/good.jpg'));
  await writeFile(join(pictures, '1/film.mp4'), new Uint8Array(500_000));
  const mall = await testMall({ imageDir: pictures });
  const hosts = { 'apples.test': '1' };
  const apples = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12', '13'], hosts, goods: ['红苹果', '金苹果'] });
  const server = anApi(mall);
  const staff = await aStaffToken(mall, '1', ['decoration.*', 'shop.*', 'marketing.*']);
  const ask = async <T>(name: CallName, input: object, token = ''): Promise<T> => {
    const sender = { host: 'apples.test', mid: '1', cid: '11', token, address: anAddress() };
    const { code, data } = await send(server, rows[name], input, sender);
    return (code === 0 || code === '200' ? data : { refused: code, data }) as T;
  };
  return {
    mall,
    apples,
    pictures,
    ask,
    asStaff: (name, input) => ask(name, input, staff),
    close: async () => {
      await server.close();
      await mall.close();
      await rm(pictures, { recursive: true });
    },
  };
}
