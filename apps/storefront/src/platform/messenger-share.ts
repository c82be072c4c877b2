import wx from 'weixin-js-sdk';

/** As the mall signs an address for the messenger. */
export interface Signed {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export interface SharedPage {
  readonly title: string;
  readonly describe: string;
  readonly line: string;
  readonly picture: string;
  readonly link: string;
  /** Name, specs and prices of goods, in the words of the share data (spec 3). */
  readonly product: object | null;
  readonly resellerInfoId: string | null;
}

/** How long the messenger may take to look at a signature and at what is to be shared. */
const patienceMs = 5_000;

/** What pages ask of the messenger; the SDK's types do not know all of it. */
const usedAbilities = ['updateAppMessageShareData', 'updateTimelineShareData', 'openAddress'] as unknown as NonNullable<
  Parameters<typeof wx.config>[0]['jsApiList']
>;

/**
 * Tells the messenger's menu what the page is shared as; false when it would not listen. A signature it has taken for this
 * address is not shown again.
 *
 * After `config` the SDK has a report for its vendor with the page's address in it; our content security policy lets no picture
 * come from there, so it is never sent.
 */
export const setMessengerShare = (signed: Signed | null, page: SharedPage): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs, false);
    const isRefused = () => resolve(false);
    wx.error(isRefused);
    if (signed) wx.config({ ...signed, jsApiList: usedAbilities });
    wx.ready(() => {
      const { title, describe, line, picture, link } = page;
      const result = { link, imgUrl: picture, success: () => resolve(true), fail: isRefused };
      wx.updateTimelineShareData({ ...result, title: line });
      wx.updateAppMessageShareData({ ...result, title, desc: describe });
    });
  });

/** A mini-program asks for the last word it was told when its shopper shares the page. */
export const setMiniProgramShare = ({ title, describe, picture, link, product, resellerInfoId }: SharedPage): void =>
  wx.miniProgram.postMessage({
    data: { title, describe, picture, pageUrl: link, ...product, ...(resellerInfoId && { resellerInfoId }) },
  });
