import type { SentRow } from '@qianpu/contract/call';
import { orderRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf, ReadCall } from '@qianpu/contract/types';
import type { StoreApi } from 'zustand/vanilla';
import { change } from '#session/state';
import type { State } from '#session/state.types';
import { readStored, writeStored } from '#session/stored';
import { later } from '#session/stored-deferred';

export type ClientState = StoreApi<State>;

type FollowedReads = { readonly [N in ReadCall]?: (answer: OutputOf<N>, input: InputOf<N>, state: ClientState) => void };

const midOf = (state: ClientState) => state.getState().app.mid;

/** TABLE of reads whose answers the client state or the device keeps (spec 3). */
export const followedReads: FollowedReads = {
  'decoration.page.find': (page, input, state) => {
    if ('name' in input) later.write('decorateData', midOf(state), page);
  },
  'member.account.detail': (detail, _input, state) => {
    if (readStored('token', midOf(state)) !== null) writeStored('userInfoDetail', midOf(state), detail);
  },
  'trade.order.detail': ({ lines, createdAt, closedAt, shopName }, _input, state) => {
    const [first] = lines;
    if (!first) return;
    const orderDetail = { goodsInfoId: first.skuId, productInfoId: first.goodsId, time: createdAt, show: closedAt === null };
    change(state, 'sale', { orderDetail: { ...orderDetail, dianpu: shopName, goodsItem: lines } });
  },
  'catalog.review.pending': ({ list: [first] }, _input, state) => {
    const memberInfoId = state.getState().user.userInfo?.id;
    change(state, 'sale', { appraisal: first && memberInfoId ? { goodsImg: first.picture, memberInfoId } : null });
  },
};

type FollowedWrite = (input: object, state: ClientState) => void;

/** TABLE of writes the device remembers once they are done. */
export const followedWrites: ReadonlyMap<SentRow, FollowedWrite> = new Map<SentRow, FollowedWrite>([
  [orderRows['trade.order.cancel'], (input, state) => later.write('orderClose', midOf(state), { ...input })],
]);
