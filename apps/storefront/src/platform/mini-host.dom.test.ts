import type { HostPage } from '@qianpu/jumps/host-page';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const item: HostPage = { mode: 'navigateTo', url: '/classifyPage/goodDetail/index?id=7' };
const messenger =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.54 miniProgram';

type Answer = (reply: { errMsg: string }) => void;

/** What the messenger's app puts into a web-view; the calls it heard. */
function injectBridge(answer: (result: Answer) => void) {
  const received: { api: string; name: unknown; arg: unknown }[] = [];
  Object.assign(window, {
    WeixinJSBridge: {
      invoke: (api: string, { name, arg }: Record<string, unknown>, result: Answer) => {
        received.push({ api, name, arg });
        answer(result);
      },
    },
  });
  return received;
}

/** The SDK looks at the browser's name as it loads: each test loads it anew. */
async function load(userAgent: string) {
  vi.resetModules();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  return (await import('./mini-host.ts')).openHostPage;
}

describe('opening a page of the mini-program (spec 2.4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(window, 'WeixinJSBridge');
  });

  // Exactly one word is said: a report to the vendor would begin with a question for the network.
  test.each(['navigateTo', 'reLaunch', 'redirectTo'] as const)('%s is said to the messenger as its SDK says it', async (mode) => {
    const open = await load(messenger);
    const received = injectBridge((result) => result({ errMsg: 'invokeMiniProgramAPI:ok' }));
    expect(await open({ ...item, mode })).toBe(true);
    expect(received).toEqual([{ api: 'invokeMiniProgramAPI', name: mode, arg: { url: item.url } }]);
  });

  test('a messenger that comes a little later is waited for', async () => {
    const open = await load(messenger);
    const opened = open(item);
    await vi.advanceTimersByTimeAsync(900);
    const received = injectBridge((result) => result({ errMsg: 'invokeMiniProgramAPI:ok' }));
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await opened).toBe(true);
    expect(received).toHaveLength(1);
  });

  test('without a messenger the page is ours after a second, and at once from then on', async () => {
    const open = await load('Mozilla/5.0 (X11; Linux x86_64) Chrome/140');
    const first = open(item);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe(false);
    expect(await open(item)).toBe(false);
  });

  test('a bridge in a browser that is not the messenger is not believed: the SDK would say nothing to it', async () => {
    const open = await load('Mozilla/5.0 (X11; Linux x86_64) Chrome/140');
    const received = injectBridge(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await open(item)).toBe(false);
    expect(received).toEqual([]);
  });

  test('a page the messenger does not know is ours', async () => {
    const open = await load(messenger);
    injectBridge((result) => result({ errMsg: 'invokeMiniProgramAPI:fail page not found' }));
    expect(await open(item)).toBe(false);
  });

  test('a bridge that breaks is no fault of the tap', async () => {
    const open = await load(messenger);
    injectBridge(() => {
      throw new Error('torn down');
    });
    expect(await open(item)).toBe(false);
  });

  test('a messenger that opens and says nothing has opened', async () => {
    const open = await load(messenger);
    injectBridge(() => undefined);
    const opened = open(item);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await opened).toBe(true);
  });
});
