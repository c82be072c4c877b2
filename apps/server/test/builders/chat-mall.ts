import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import type { HttpServer } from '#platform/http/http-server';
import { type Answer, send } from '../call-table.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { anAddress, aStaffToken } from './populated-mall.ts';

/** A merchant of two shops that can be written to, another merchant, and who answers where. */
export interface ChatMall {
  readonly mall: TestMall;
  readonly server: HttpServer;
  /** With the shops 11 and 12. */
  readonly apples: MadeMerchant;
  readonly pears: MadeMerchant;
  /** Folder of all pictures; those few may see lie in `.private`. */
  readonly imageDir: string;
  readonly staff: string;
  readonly staffOf12: string;
  readonly staffOfPears: string;
  /** Whatever comes back. */
  tryAs(token: string, name: CallName, input: object): Promise<Answer>;
  /** Throws what was refused. */
  callAs<N extends CallName>(token: string, name: N, input: InputOf<N>): Promise<OutputOf<N>>;
  close(): Promise<void>;
}

export async function aChatMall(): Promise<ChatMall> {
  const imageDir = mkdtempSync(join(tmpdir(), 'qianpu-pictures-'));
  const mall = await testMall({ imageDir });
  const server = anApi(mall);
  const apples = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { 'apples.test': '1' },
    goods: ['苹果', '雪梨'],
  });
  const pears = await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'pears.test': '2' }, goods: ['梨'] });
  const tryAs = (token: string, name: CallName, input: object) => {
    const isPears = token.startsWith('2-');
    const from = isPears ? { host: 'pears.test', mid: '2', cid: '22' } : { host: 'apples.test', mid: '1', cid: '11' };
    return send(server, rows[name], input, { ...from, token, address: anAddress() });
  };
  async function callAs<N extends CallName>(token: string, name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    const answer = await tryAs(token, name, input as object);
    if (answer.code !== 0 && answer.code !== '200') throw new Error(answer.text);
    return answer.data as OutputOf<N>;
  }
  const [staff, staffOf12, staffOfPears] = await Promise.all([
    aStaffToken(mall, '1', ['support.*'], '11'),
    aStaffToken(mall, '1', ['support.*'], '12'),
    aStaffToken(mall, '2', ['support.*']),
  ]);
  await callAs(staff, 'support.entrance.set', { cid: '11', status: 1, nick: '小千', avatar: '1/xiaoqian.png' });
  await callAs(staffOf12, 'support.entrance.set', { cid: '12', status: 1 });
  await callAs(staffOfPears, 'support.entrance.set', { cid: '22', status: 1 });
  return {
    mall,
    server,
    apples,
    pears,
    imageDir,
    staff,
    staffOf12,
    staffOfPears,
    tryAs,
    callAs,
    close: async () => {
      await server.close();
      await mall.close();
      rmSync(imageDir, { recursive: true });
    },
  };
}
