import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openControl } from './control.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let postgres: FaultProxy;
let control: ReturnType<typeof openControl>;

beforeEach(async () => {
  postgres = await startFaultProxy({ to: { host: '127.0.0.1', port: 1 }, seed: 7 });
  control = openControl(new Map([['postgres', postgres]]));
});
afterEach(async () => {
  await control.close();
  await postgres.close();
});

const put = (name: string, payload: object) => control.inject({ method: 'PUT', url: `/proxies/${name}/fault`, payload });

describe('faults by HTTP', () => {
  test('a fault is set, shown and taken away', async () => {
    const fault = { kind: 'latency', ms: 20, jitterMs: 5 };
    expect((await put('postgres', fault)).json()).toMatchObject({ port: postgres.port, fault });
    expect((await control.inject('/proxies')).json()).toMatchObject({ postgres: { fault, stats: { open: 0 } } });
    await control.inject({ method: 'DELETE', url: '/proxies/postgres/fault' });
    expect(postgres.fault()).toBeUndefined();
  });

  test.each([
    [{}, 'kind is one of'],
    [{ kind: 'slow' }, 'kind is one of'],
    [{ kind: 'latency' }, 'latency needs ms'],
    [{ kind: 'latency', ms: -1 }, 'ms is no possible number'],
    [{ kind: 'latency', ms: 1, jitter: 5 }, 'latency has no jitter'],
    [{ kind: 'bandwidth', bytesPerSecond: 0 }, 'bytesPerSecond is no possible number'],
    [{ kind: 'reset', probability: 2 }, 'probability is between 0 and 1'],
    [{ kind: 'refuse', probability: 0.5 }, 'refuse concerns all connections'],
    [{ kind: 'halfOpen', side: 'left' }, 'side is mute or gone'],
  ])('%j is refused: %s', async (fault, message) => {
    const answer = await put('postgres', fault);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)]);
    expect(postgres.fault()).toBeUndefined();
  });

  test('a proxy nobody started is not found', async () => {
    expect((await put('redis', { kind: 'reset' })).statusCode).toBe(404);
  });
});
