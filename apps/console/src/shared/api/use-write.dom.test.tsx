import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ok, refused, renderInConsole, type SentCall, unanswered } from '../../../test/a-console.tsx';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

function Writer() {
  const write = useWrite('trade.order.ship');
  const read = useRead('trade.order.countsForStaff', {});
  return (
    <>
      <p>{read.data === undefined ? 'waiting' : 'read'}</p>
      {['1', '2'].map((id) => (
        <button key={id} type="button" onClick={() => write.send({ id, carrier: 'SF', trackingNo: 'SF1' })}>
          {id}
        </button>
      ))}
    </>
  );
}

async function press(id: string, sent: readonly SentCall[]): Promise<void> {
  const before = sent.length;
  fireEvent.click(screen.getByRole('button', { name: id }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
}
const keys = (sent: readonly SentCall[]) => sent.flatMap(({ name, key }) => (name === 'trade.order.ship' ? [key] : []));

describe('a write of staff', () => {
  test('has the same key when nobody answered, another one for another input', async () => {
    const { sent } = renderInConsole(<Writer />, ({ name }) => (name === 'trade.order.ship' ? unanswered : ok({})));
    await screen.findByText('read');
    for (const id of ['1', '1', '2']) await press(id, sent);
    const [first, again, other] = keys(sent);
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test.each([
    ['done', ok({})],
    ['refused', refused('611001', '不能发货')],
  ])('begins a new intent once it was %s', async (_what, answer) => {
    const { sent } = renderInConsole(<Writer />, ({ name }) => (name === 'trade.order.ship' ? answer : ok({})));
    await screen.findByText('read');
    for (const id of ['1', '1']) await press(id, sent);
    const [first, again] = keys(sent);
    expect(again).not.toBe(first);
  });

  test('makes the reads of its module stale', async () => {
    const { sent } = renderInConsole(<Writer />, () => ok({}));
    await screen.findByText('read');
    await press('1', sent);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'trade.order.countsForStaff')).toHaveLength(2));
  });

  test('says a refusal the page does not act on', async () => {
    const { sent } = renderInConsole(<Writer />, ({ name }) => (name === 'trade.order.ship' ? refused('611001', '订单不能发货') : ok({})));
    await screen.findByText('read');
    await press('1', sent);
    expect(await screen.findByText('订单不能发货')).toBeTruthy();
  });
});
