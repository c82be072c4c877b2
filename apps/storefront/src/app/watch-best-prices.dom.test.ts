import type { Outcome } from '@qianpu/contract/outcome';
import type { OutputOf, ProductCard } from '@qianpu/contract/types';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sent } from '#api/transport';
import type { CardOffers } from '#features/item';
import { firstGoodsPage } from '#features/item';
import { aCard } from '../../test/a-card.ts';
import { renderPart } from '../../test/a-storefront.tsx';
import { aVisit } from './telemetry/a-visit.fixture.ts';
import { watchBestPrices } from './watch-best-prices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Lowered = OutputOf<'checkout.price.list'>;
const lowered = (fen: Readonly<Record<string, number>>): Lowered =>
  Object.entries(fen).map(([goodsId, amount]) => ({ goodsId, bestPrice: { fen: amount, how: [] }, activity: null, discount: null }));

/** What the cards show, by goods. */
const said = (offers: CardOffers = {}) =>
  Object.fromEntries(
    Object.entries(offers).map(([id, offer]) => [id, offer && renderPart(createElement(offer)).container.firstElementChild?.textContent]),
  );

/** A visit whose lists are answered by the test; goods of `fen` come to so much. */
function visit(answer: () => Outcome = () => ({ kind: 'ok', data: [] })) {
  const asked: string[][] = [];
  const sentCalls: Sent[] = [];
  const made = aVisit(async (sent) => {
    sentCalls.push(sent);
    asked.push((sent.input as { goodsIds: string[] }).goodsIds);
    return answer();
  });
  const { client } = made;
  const showList = (groupId: string, ...list: readonly ProductCard[]) =>
    client.setQueryData(firstGoodsPage('11', { groupId, sortType: 'default' }).queryKey, { list, pageNum: 1, hasMore: false });
  return { ...made, asked, sentCalls, showList, offers: () => said(client.getQueryData<CardOffers>(['cardOffers'])) };
}

const cards = (...ids: readonly string[]) => ids.map((id) => aCard({ id, priceFen: 1_000 }));
const gather = () => vi.advanceTimersByTimeAsync(100);

describe('what goods on cards come to (spec 7.6)', () => {
  test('is asked for all lists of the page at once, as a visitor, and kept where it is lower than the price', async () => {
    const { showList, asked, sentCalls, offers, ...made } = visit(() => ({ kind: 'ok', data: lowered({ '1': 900, '3': 1_000 }) }));
    showList('a', ...cards('1', '2'));
    watchBestPrices(made);
    showList('b', ...cards('2', '3'));
    await gather();
    expect(asked).toEqual([['1', '2', '3']]);
    expect(sentCalls[0]).toMatchObject({ input: { cid: '11' }, isAnonymous: true });
    expect(offers()).toEqual({ '1': '到手价 ¥9', '2': null, '3': null });
  });

  test('is asked once for each, fifty at a time', async () => {
    const { showList, asked, ...made } = visit();
    watchBestPrices(made);
    showList('a', ...cards(...Array.from({ length: 60 }, (_, at) => `${at}`)));
    await gather();
    expect(asked.map(({ length }) => length)).toEqual([50, 10]);
    showList('b', ...cards('0', '59', '60'));
    await gather();
    expect(asked.slice(2)).toEqual([['60']]);
  });

  test('is asked anew with a list that is read anew a minute later, and forgotten where the offer is over', async () => {
    let data = lowered({ '1': 900 });
    const { showList, asked, offers, ...made } = visit(() => ({ kind: 'ok', data }));
    watchBestPrices(made);
    showList('a', ...cards('1'));
    await gather();
    data = [];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    showList('a', ...cards('1'));
    await gather();
    expect(asked).toEqual([['1'], ['1']]);
    expect(offers()).toEqual({ '1': null });
  });

  test('stays unknown where the mall refuses to say it, and what was known stays', async () => {
    let outcome: Outcome = { kind: 'ok', data: lowered({ '1': 900 }) };
    const { showList, offers, ...made } = visit(() => outcome);
    watchBestPrices(made);
    showList('a', ...cards('1'));
    await gather();
    outcome = { kind: 'failed', code: '600500', reason: 'x', data: lowered({ '2': 900 }) };
    showList('b', ...cards('2'));
    await gather();
    expect(offers()).toEqual({ '1': '到手价 ¥9' });
  });

  test('is not asked of answers that hold no goods cards', async () => {
    const { asked, client, ...made } = visit();
    watchBestPrices({ ...made, client });
    client.setQueryData(['shop.institution.list', {}], []);
    client.setQueryData(['trade.order.list', {}], { list: [{ id: '7' }] });
    await gather();
    expect(asked).toEqual([]);
  });
});
