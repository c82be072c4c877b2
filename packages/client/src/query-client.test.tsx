import { catalogRows } from '@qianpu/contract/calls/catalog';
import { loginRows } from '@qianpu/contract/calls/login';
import { shopRows } from '@qianpu/contract/calls/shop';
import type { Outcome } from '@qianpu/contract/outcome';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CallRefusal } from './call-refusal.ts';
import { createQueryClient, isNotFound } from './query-client.ts';
import type { ReadQuery } from './read-query.ts';
import { query } from './read-query.ts';
import type { Sent } from './transport.ts';
import { useWrite } from './use-write.ts';

const list = query(shopRows, 'shop.institution.list', {});

function clientAnswering(...outcomes: Outcome[]) {
  const sent: Sent[] = [];
  const client = createQueryClient(async (call) => {
    sent.push(call);
    return outcomes[Math.min(sent.length, outcomes.length) - 1]!;
  }, 'server');
  return { client, sent };
}

const useRevoke = () => useWrite(loginRows, 'member.session.revoke', ['member.session.list']);
type Revoke = ReturnType<typeof useRevoke>;

const Page = ({ hold }: { hold: (write: Revoke) => void }) => {
  hold(useRevoke());
  return null;
};

function writerOf(client: ReturnType<typeof createQueryClient>): Revoke {
  const held: Revoke[] = [];
  renderToString(
    <QueryClientProvider client={client}>
      <Page hold={(write) => held.push(write)} />
    </QueryClientProvider>,
  );
  return held[0]!;
}

describe('reads (spec 8)', () => {
  test('are sent by their row and answer their data', async () => {
    const { client, sent } = clientAnswering({ kind: 'ok', data: [{ shopName: '甲' }] });
    expect(await client.fetchQuery(list)).toEqual([{ shopName: '甲' }]);
    expect(sent).toEqual([{ row: shopRows['shop.institution.list'], input: {} }]);
  });

  test.each<[string, Outcome, Partial<CallRefusal>]>([
    ['a refusal of ours', { kind: 'failed', code: '600404', reason: '没有找到' }, { failure: 'NOT_FOUND', message: '没有找到' }],
    ['one no page acts on', { kind: 'failed', code: '600403', reason: 'x', data: ['cid'] }, { failure: undefined, message: 'x' }],
    ['an expired login', { kind: 'loginInvalid', code: 301101, reason: 'x' }, { failure: 'LOGIN_INVALID', message: 'x' }],
    ['no login', { kind: 'loginInvalid', code: 10019, reason: 'x' }, { failure: 'NOT_LOGGED_IN' }],
    ['a cleared token', { kind: 'tokenCleared', code: 10092, reason: 'x' }, { failure: undefined, message: 'x' }],
    ['a closed shop', { kind: 'storeLate', code: '10090', cid: '11' }, { failure: undefined }],
    ['a whole body', { kind: 'failed', code: 406, reason: { code: 406, data: 1 } }, { failure: undefined }],
    ['a result that is no success', { kind: 'passed', result: { code: 100110 } }, { failure: 'INTERNAL' }],
    ['a fault', { kind: 'failed', code: '600500', reason: 'x', log: 'service unavailable' }, { failure: 'INTERNAL', message: 'x' }],
    ['a broken network', { kind: 'failed', code: undefined, reason: 'fetch failed' }, { failure: 'INTERNAL', message: '' }],
  ])('%s is thrown', async (_name, outcome, failure) => {
    const { client } = clientAnswering(outcome);
    const thrown = await client.fetchQuery(list).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'CallFailure', outcome, ...failure });
    expect(isNotFound(thrown)).toBe(failure.failure === 'NOT_FOUND');
  });
});

describe('another try on the phone (spec 8)', () => {
  const broken: Outcome = { kind: 'failed', code: undefined, reason: 'fetch failed' };
  const busy: Outcome = { kind: 'failed', code: '600500', reason: '网络连接失败，请刷新重试', log: 'service unavailable' };
  const late: Outcome = { kind: 'failed', code: undefined, reason: '网络连接失败，请刷新重试' };
  const refusal: Outcome = { kind: 'failed', code: '600400', reason: 'x' };

  /** How often a call is sent that always ends so. */
  const triesFor = async (outcome: Outcome, send: (client: ReturnType<typeof createQueryClient>) => Promise<unknown>) => {
    vi.useFakeTimers();
    let tries = 0;
    const client = createQueryClient(async () => {
      tries += 1;
      return outcome;
    }, 'phone');
    const settled = send(client).catch(() => {});
    await vi.runAllTimersAsync();
    await settled;
    vi.useRealTimers();
    return tries;
  };
  const read = (client: ReturnType<typeof createQueryClient>) => client.fetchQuery(list);
  const write = (idempotencyKey?: string) => (client: ReturnType<typeof createQueryClient>) =>
    writerOf(client).mutateAsync({ input: { id: '7' }, ...(idempotencyKey && { idempotencyKey }) });

  test.each<[string, Outcome, number]>([
    ['a broken connection: two more', broken, 3],
    ['a mall without room: two more', busy, 3],
    ['an answer that did not come in time: none', late, 1],
    ['a refusal: none', refusal, 1],
    ['a login that has run out: none', { kind: 'loginInvalid', code: 10019, reason: 'x' }, 1],
  ])('of a read after %s', async (_why, outcome, tries) => expect(await triesFor(outcome, read)).toBe(tries));

  test.each<[string, Outcome, string | undefined, number]>([
    ['under a key after a broken connection: one more', broken, 'intent-1', 2],
    ['under a key after a refusal: none', refusal, 'intent-1', 1],
    ['without a key: never', broken, undefined, 1],
  ])('of a write %s', async (_why, outcome, key, tries) => expect(await triesFor(outcome, write(key))).toBe(tries));
});

describe('without a network (spec 8)', () => {
  afterEach(() => onlineManager.setOnline(true));

  test('a read waits and is sent when the network is back; a write fails at once and is never sent later', async () => {
    const sent: Sent[] = [];
    const client = createQueryClient(async (call) => {
      sent.push(call);
      return onlineManager.isOnline() ? { kind: 'ok', data: [] } : { kind: 'failed', code: undefined, reason: 'fetch failed' };
    }, 'phone');
    onlineManager.setOnline(false);
    client.mount();
    const read = client.fetchQuery(list);
    await expect(writerOf(client).mutateAsync({ input: { id: '7' } })).rejects.toMatchObject({ failure: 'INTERNAL' });
    expect(sent.map(({ row }) => row)).toEqual([loginRows['member.session.revoke']]);
    onlineManager.setOnline(true);
    expect(await read).toEqual([]);
    expect(sent).toHaveLength(2);
  });
});

describe('writes (spec 8)', () => {
  test('carry the key of the intent and make the named reads stale', async () => {
    const { client, sent } = clientAnswering({ kind: 'ok', data: { ended: true } });
    client.setQueryData(['member.session.list', {}], []);
    client.setQueryData(list.queryKey, []);
    const written = await writerOf(client).mutateAsync({ input: { id: '7' }, idempotencyKey: 'intent-1' });
    expect(written).toEqual({ kind: 'ok', data: { ended: true } });
    expect(sent).toEqual([{ row: loginRows['member.session.revoke'], input: { id: '7' }, idempotencyKey: 'intent-1' }]);
    expect(client.getQueryState(['member.session.list', {}])?.isInvalidated).toBe(true);
    expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
  });

  test('answer what the catalogue passes back', async () => {
    const { client } = clientAnswering({ kind: 'passed', result: { code: 100110, data: 1 } });
    expect(await writerOf(client).mutateAsync({ input: { id: '7' } })).toEqual({ kind: 'passed', result: { code: 100110, data: 1 } });
  });

  test('throw what was refused, and make nothing stale', async () => {
    const { client } = clientAnswering({ kind: 'failed', code: '600409', reason: '请勿重复提交' });
    client.setQueryData(['member.session.list', {}], []);
    await expect(writerOf(client).mutateAsync({ input: { id: '7' } })).rejects.toMatchObject({
      outcome: { code: '600409' },
      message: '请勿重复提交',
    });
    expect(client.getQueryState(['member.session.list', {}])?.isInvalidated).toBe(false);
  });
});

/** The compiler is the check: each of these lines would be an error without the remark above it. */
export const mistakes = [
  // @ts-expect-error a write is no query
  () => query(loginRows, 'member.session.revoke', { id: '7' }),
  // @ts-expect-error input of another call
  () => query(catalogRows, 'catalog.product.info', { categoryId: '7' }),
  // @ts-expect-error a row that is not among those imported
  () => query(shopRows, 'catalog.product.info', { cid: '1', id: '7' }),
  // @ts-expect-error a read is no write
  () => useWrite(loginRows, 'member.session.list', []),
  // @ts-expect-error a write goes stale nowhere
  () => useWrite(loginRows, 'member.session.revoke', ['member.session.logout']),
  // @ts-expect-error the input of a write
  (write: Revoke) => write.mutate({ input: { id: 7 } }),
  // @ts-expect-error a member's own data is not read by a page rendered for everybody
  (): ReadQuery => query(loginRows, 'member.session.list', {}),
];
