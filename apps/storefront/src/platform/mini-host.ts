import type { HostPage } from '@qianpu/jumps/host-page';
import wx from 'weixin-js-sdk';

/** How long the messenger may take to appear, and then to refuse. */
const patienceMs = 1_000;

const appeared = new Promise<void>((resolve) => {
  document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true });
  setTimeout(resolve, patienceMs);
});

/** The SDK speaks only where the browser's name says it is the messenger's; elsewhere it would keep silent for ever. */
const hasBridge = () => window.WeixinJSBridge !== undefined && /micromessenger/i.test(navigator.userAgent);

/**
 * Opens a page of the mini-program that frames us; false when nobody is there to do it, or it refused. Only places of the
 * jump table pass here, never a login.
 *
 * The SDK has a report to open.weixin.qq.com with the page's address in it. It sends one only after `config` and
 * `chooseWXPay`, which nothing here calls, and our content security policy lets no picture come from there. The address it
 * would tell is the one at the time this module loads: the login has left it before (see `visit`).
 */
export async function openHostPage({ mode, url }: HostPage): Promise<boolean> {
  if (!hasBridge()) await appeared;
  if (!hasBridge()) return false;
  return new Promise((resolve) => {
    // Silence is a page that opened: ours stands still below it, and must not have moved on when the shopper comes back.
    setTimeout(resolve, patienceMs, true);
    try {
      wx.miniProgram[mode]({ url, success: () => resolve(true), fail: () => resolve(false) });
    } catch {
      resolve(false);
    }
  });
}
