import { type CallName, rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { type Answer, isOk, send } from '../call-table.ts';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from './populated-mall.ts';

/** A mall of two merchants, and staff of the apples who keep its goods. */
export interface GoodsKeeper extends PopulatedMall {
  /** As staff; throws what was refused. */
  keep<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>>;
  /** As staff, whatever comes back. */
  tryTo<N extends CallName>(name: N, input: InputOf<N>): Promise<Answer>;
  /** As a visitor; throws what was refused. */
  look<N extends CallName>(name: N, input: InputOf<N>, lang?: string): Promise<OutputOf<N>>;
}

export async function aGoodsKeeper(): Promise<GoodsKeeper> {
  const house = await aPopulatedMall();
  const token = await aStaffToken(house.mall, '1', ['catalog.*']);
  const tryTo = (name: CallName, input: object) => send(house.server, rows[name], input, house.from({ token }));
  const look = (name: CallName, input: object, lang = 'zh-CN') =>
    send(house.server, rows[name], input, house.from({ headers: { 'accept-language': lang } }));
  return {
    ...house,
    tryTo,
    keep: async (name, input) => dataOf(await tryTo(name, input as object)),
    look: async (name, input, lang) => dataOf(await look(name, input as object, lang)),
  };
}

function dataOf(answer: Answer) {
  if (!isOk(answer)) throw new Error(answer.text);
  return answer.data as never;
}
