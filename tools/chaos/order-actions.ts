import { setTimeout as pause } from 'node:timers/promises';
import { type CallResult, callMall, type MallCaller } from '../load/mall-client.ts';
import type { ShopperFacts } from '../load/shopper.ts';

const KNOWN_TRIES = 40;

interface ActedOrder {
  readonly shopper: ShopperFacts;
  readonly staff: MallCaller;
  readonly orderId: string;
  /** Makes a call until it is answered. */
  readonly patiently: <Data>(ask: () => Promise<CallResult<Data>>) => Promise<CallResult<Data>>;
}

/** What a buyer does with a paid order on its way to its end. Every answer but the last may be a refusal: others hurry too. */
export async function actOnOrder({ shopper, staff, orderId: id, patiently }: ActedOrder): Promise<CallResult<unknown>> {
  const act = (name: Parameters<typeof callMall>[1], input: object = {}, from: MallCaller = shopper) =>
    patiently(() => callMall(from, name, { id, ...input }));
  const urged = await urgeWhenKnown();
  if (urged.outcome !== 'ok') return urged;
  const added = await patiently(() => callMall<{ id: string }>(shopper, 'member.address.add', anotherAddress));
  if (added.outcome === 'ok') await act('trade.order.changeAddress', { addressId: added.data.id });
  await act('trade.order.ship', { carrier: '顺丰速运', trackingNo: 'SF1234567890' }, staff);
  await act('trade.order.extend');
  await act('trade.order.receive');
  await act('trade.order.buyAgain');
  return act('trade.order.delete');

  /** The money may not be known yet: a refusal before that is tried again. */
  async function urgeWhenKnown(): Promise<CallResult<unknown>> {
    for (let tries = 1; ; tries += 1) {
      const urged = await act('trade.order.urge');
      if (urged.outcome === 'ok' || tries === KNOWN_TRIES) return urged;
      await pause(1_000);
    }
  }
}

const anotherAddress = {
  name: '周予安',
  phone: '13900000002',
  regionCode: '330108',
  street: '江南大道 588 号',
  isDefault: false,
  point: null,
};
