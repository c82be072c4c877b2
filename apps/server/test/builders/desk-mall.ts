import { type CallName, rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { type Answer, send } from '../call-table.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi, anOpenDoor } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { anAddress, aStaffToken } from './populated-mall.ts';

type Draft = InputOf<'catalog.goods.save'>;

/** A merchant of three shops, its owner, and the manager of shop 12 alone. */
export interface DeskMall {
  readonly mall: TestMall;
  readonly merchant: MadeMerchant;
  readonly owner: string;
  readonly manager: string;
  /** Whatever comes back. */
  tryAs(token: string, name: CallName, input: object): Promise<Answer>;
  /** Throws what was refused. */
  callAs<N extends CallName>(token: string, name: N, input: InputOf<N>): Promise<OutputOf<N>>;
  /** As the owner. */
  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>;
  draft(more?: Partial<Draft>): Draft;
  /** A goods that no shop lists yet. */
  made(more?: Partial<Draft>): Promise<OutputOf<'catalog.goods.save'>>;
  list(cid: string, goods: { id: string; skuIds: string[] }, priceFen?: number): Promise<object>;
  titles(input: InputOf<'catalog.goods.list'>, token?: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function aDeskMall(): Promise<DeskMall> {
  const mall = await testMall();
  const server = anApi(mall, anOpenDoor());
  const shops = { cids: ['11', '12', '13'], hosts: { 'apples.test': '1' } } as const;
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', ...shops, goods: ['红苹果', '青苹果', '雪梨'] });
  const owner = await aStaffToken(mall, '1', ['catalog.*', 'decoration.*', 'asset.*']);
  const manager = await aStaffToken(mall, '1', ['catalog.*', 'decoration.*', 'asset.*'], '12');

  const tryAs = (token: string, name: CallName, input: object) =>
    send(server, rows[name], input, { host: 'apples.test', mid: '1', cid: '11', token, address: anAddress() });
  async function callAs<N extends CallName>(token: string, name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    const answer = await tryAs(token, name, input as object);
    if (answer.code !== 0) throw new Error(answer.text);
    return answer.data as OutputOf<N>;
  }
  const call: DeskMall['call'] = (name, input) => callAs(owner, name, input);
  const draft = (more: Partial<Draft> = {}): Draft => ({
    categoryId: merchant.categoryId,
    title: '新果',
    pictures: ['1/goods.jpg'],
    skus: [{ specs: [] }],
    ...more,
  });
  return {
    mall,
    merchant,
    owner,
    manager,
    tryAs,
    callAs,
    call,
    draft,
    made: (more) => call('catalog.goods.save', draft(more)),
    list: (cid, { id, skuIds }, priceFen = 500) =>
      call('catalog.listing.set', { cid, goodsId: id, prices: skuIds.map((skuId) => ({ skuId, priceFen })) }),
    titles: async (input, token = owner) => (await callAs(token, 'catalog.goods.list', input)).list.map(({ title }) => title),
    close: async () => {
      await server.close();
      await mall.close();
    },
  };
}
