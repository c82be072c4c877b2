import { orderRows } from '@qianpu/contract/calls/trade';
import type { Outcome } from '@qianpu/contract/outcome';
import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refused, renderPart, unreachable } from '../../test/a-storefront.tsx';
import type { Intent } from './use-intent.ts';
import { useIntent } from './use-intent.ts';

const order = { addressId: '1', seenPayableFen: 100 };
const placed = { tradeId: '1', orderIds: ['2'], payableFen: 100, payBy: 0, isPaid: false };

type Place = Intent<'trade.order.place'>;

const Holder = ({ hold }: { hold: (intent: Place) => void }) => {
  hold(useIntent(orderRows, 'trade.order.place', []));
  return null;
};

function anIntent(...answers: (typeof placed | Outcome)[]) {
  const held: Place[] = [];
  const { sent } = renderPart(<Holder hold={(intent) => held.push(intent)} />, {
    isMember: true,
    answers: { 'trade.order.place': () => answers.shift() ?? placed },
  });
  const send = (input = order) =>
    act(() =>
      held
        .at(-1)!
        .send(input)
        .catch((error: Error) => error.message),
    );
  return { send, keys: () => sent.map((call) => call.idempotencyKey) };
}

describe('an intent of the shopper (spec 7.1)', () => {
  test('keeps its key while there is no answer, and ends with one', async () => {
    const { send, keys } = anIntent(unreachable, placed, placed);
    await send();
    await send();
    await send();
    const [first, again, next] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('another content is another intent', async () => {
    const { send, keys } = anIntent(unreachable, unreachable);
    await send();
    await send({ ...order, seenPayableFen: 200 });
    expect(new Set(keys()).size).toBe(2);
  });

  test('a refusal is an answer', async () => {
    const { send, keys } = anIntent(refused('611001', '价格有变动，请重新确认'), placed);
    expect(await send()).toBe('价格有变动，请重新确认');
    await send();
    expect(new Set(keys()).size).toBe(2);
  });

  test('a fault of the mall is none', async () => {
    const { send, keys } = anIntent(refused('600500', 'x'), placed);
    await send();
    await send();
    expect(new Set(keys()).size).toBe(1);
  });

  test('survives a reload', async () => {
    const { send } = anIntent(unreachable);
    await send();
    expect(sessionStorage.getItem('intents_1')).toContain('trade.order.place');
  });
});
