import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { anItem } from '../../../test/an-item.ts';

const names = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.54',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36 MicroMessenger/8.0.54',
  browser: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile Safari/537.36',
};

interface Heard {
  readonly api: string;
  readonly told: Readonly<Record<string, string>>;
}

/** What the messenger's app puts into its pages; `verdict` says what it makes of the signature it is shown the nth time. */
function injectMessenger(verdict: (nth: number) => string = () => 'ok') {
  const received: Heard[] = [];
  let shown = 0;
  Object.assign(window, {
    WeixinJSBridge: {
      invoke: (api: string, told: Heard['told'], answer: (reply: { err_msg: string }) => void) => {
        received.push({ api, told });
        const word = api === 'preVerifyJSAPI' ? verdict(++shown) : 'ok';
        setTimeout(() => answer({ err_msg: `${api}:${word}` }));
      },
      on: () => undefined,
    },
  });
  return received;
}

const item = { title: '红颜草莓', describe: '清晨采摘', picture: '1/strawberry.jpg' };
const answers: Answers = {
  'member.wechat.getJssdk': () => ({ appId: 'wx0123456789abcdef', timestamp: 1, nonceStr: 'n', signature: 's' }),
  'catalog.product.info': () => anItem(),
  'decoration.share.find': ({ shareStyle }) => (Number(shareStyle) === 1 ? item : { ...item, title: '红颜草莓 · 清晨采摘', describe: '' }),
};

/** The SDK looks at the browser's name as it loads: each test loads everything anew. */
async function share(
  userAgent: string,
  {
    firstUrl,
    resellerId,
    env = 'h5' as const,
    ...more
  }: { firstUrl?: string; resellerId?: string; env?: 'h5' | 'mini'; answers?: Answers } = {},
) {
  vi.resetModules();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  const [{ renderPart }, { MenuShare }, { platforms }, { writeStored }] = await Promise.all([
    import('../../../test/a-storefront.tsx'),
    import('../../app/menu-share.tsx'),
    import('#platform/platforms'),
    import('#session/stored'),
    import('./share-host.tsx'),
  ]);
  const address = (id: string) => ({ name: 'goodDetail', query: { id } }) as const;
  const storefront = renderPart(<MenuShare address={address('7')} />, { answers, platform: { ...platforms.h5, env }, ...more });
  if (firstUrl) writeStored('firstUrl', aShop.mid, firstUrl);
  if (resellerId) writeStored('resellerId', aShop.mid, resellerId);
  return storefront;
}

/** Without the SDK's question for a report to its vendor, which the page's policy does not let out. */
const said = (received: readonly Heard[]) => received.filter(({ api }) => api !== 'getNetworkType');
/** Each test loads the whole app: a crowded machine takes its time. */
const soon = (check: () => void) => waitFor(check, { timeout: 15_000 });
const apis = (received: readonly Heard[]) => said(received).map(({ api }) => api);
const SHARES = ['updateTimelineShareData', 'updateAppMessageShareData'];

afterEach(() => {
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  Reflect.deleteProperty(window, 'jWeixin');
});

describe('the messenger’s menu (spec 3, 7.2)', () => {
  test('is told what the page is shared as, under a signature of its address', async () => {
    const received = injectMessenger();
    const { sentTo } = await share(names.android);
    await soon(() => expect(apis(received)).toEqual(['preVerifyJSAPI', ...SHARES]));
    expect(sentTo('member.wechat.getJssdk').map(({ input }) => input)).toEqual([
      { channelInfoId: 2, currentUrl: window.location.href, appIdType: '2' },
    ]);
    const [config, timeline, message] = said(received).map(({ told }) => told);
    expect(config).toMatchObject({ verifyAppId: 'wx0123456789abcdef', verifySignature: 's', verifyNonceStr: 'n' });
    const { origin } = window.location;
    const link = `${origin}/shop/item/7.html`;
    expect(timeline).toMatchObject({ title: '红颜草莓 · 清晨采摘', link });
    expect(message).toMatchObject({ title: '红颜草莓', desc: '清晨采摘', link, imgUrl: `${origin}/img/1/strawberry.jpg?w=360` });
  });

  test('that refuses a signature is shown a new one, and never a third', async () => {
    const received = injectMessenger(() => 'fail:invalid signature');
    const { sentTo } = await share(names.android);
    await soon(() => expect(sentTo('member.wechat.getJssdk')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(apis(received).filter((api) => api === 'preVerifyJSAPI')).toHaveLength(2);
    expect(sentTo('member.wechat.getJssdk')).toHaveLength(2);
  });

  test('is not spoken to where the mall gives no signature', async () => {
    const received = injectMessenger();
    const { sentTo } = await share(names.android, {
      answers: { ...answers, 'member.wechat.getJssdk': () => ({ kind: 'failed', code: '601008', reason: '' }) },
    });
    await soon(() => expect(sentTo('member.wechat.getJssdk').length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toEqual([]);
  });

  test('on iOS is shown a signature of the address the visit began with', async () => {
    injectMessenger();
    const { sentTo } = await share(names.iPhone, { firstUrl: '/shop/?cid=11' });
    await soon(() => expect(sentTo('member.wechat.getJssdk')).toHaveLength(1));
    expect(sentTo('member.wechat.getJssdk')[0]?.input).toMatchObject({ currentUrl: `${window.location.origin}/shop/?cid=11` });
  });

  test('of a mini-program is told by the host’s own message, without a signature', async () => {
    const received = injectMessenger();
    const { sentTo } = await share(names.android, { env: 'mini', resellerId: '9' });
    await soon(() => expect(apis(received)).toEqual(['invokeMiniProgramAPI']));
    const { origin } = window.location;
    expect(received[0]?.told).toMatchObject({
      name: 'postMessage',
      arg: {
        title: '红颜草莓',
        describe: '清晨采摘',
        picture: `${origin}/img/1/strawberry.jpg?w=360`,
        pageUrl: `${origin}/shop/item/7.html?resellerId=9`,
        name: '红颜草莓',
        productSpecs: '',
        salePrice: '¥59.90',
        realPrice: '¥59.90',
        resellerInfoId: '9',
      },
    });
    expect(sentTo('member.wechat.getJssdk')).toEqual([]);
  });

  test('is not there in other browsers, and nothing is asked', async () => {
    const { sent } = await share(names.browser);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual([]);
  });
});
