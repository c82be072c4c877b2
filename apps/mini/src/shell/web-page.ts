import type { MiniPath } from '@qianpu/jumps/mini-pages';
import { queryText } from '@qianpu/jumps/query-text';
import { go } from './go.ts';
import { keepMarks } from './marks.ts';
import { parametersOf, webPathOf } from './page-address.ts';
import { takeReturnPath } from './return-path.ts';
import { changeCount, loginForWeb } from './session.ts';
import { settings } from './settings.ts';
import { type PostedShare, shareOf } from './share.ts';
import { texts } from './shell.texts.ts';
import { storedToken } from './stored-token.ts';

type Query = Readonly<Record<string, string>>;

/** What a page with a web-view shows. */
export interface WebTarget {
  /** Of the storefront, with its base; null: of another host the merchant allows, shown as it is. */
  readonly webPath: string | null;
  readonly address: string;
  /** Where the page in the web-view says nothing. */
  readonly posted?: PostedShare;
}

interface WebPage {
  query: Query;
  seenChanges: number;
  posted: PostedShare;
  show(webPath: string): Promise<void>;
  onMessage(event: WechatMiniprogram.CustomEvent<{ data: PostedShare[] }>): void;
  retry(): void;
}

/**
 * A page of the mini-program that shows one of the storefront's. The page in it is told who is there by a ticket of its own, and is
 * opened anew when that has changed while another page lay above.
 */
export const webPage = (at: MiniPath, targetOf: (query: Query) => WebTarget | null = (query) => ownTarget(webPathOf(at, query))) =>
  Page<{ src: string; trouble: string; retryText: string }, WebPage>({
    data: { src: '', trouble: '', retryText: '' },
    query: {},
    seenChanges: 0,
    posted: {},

    onLoad(options) {
      this.query = parametersOf(at, options);
      keepMarks(this.query);
      this.seenChanges = changeCount();
      this.retry();
    },

    onShow() {
      const webPath = takeReturnPath();
      if (this.seenChanges === changeCount()) return;
      this.seenChanges = changeCount();
      if (webPath === null) this.retry();
      else void this.show(webPath);
    },

    retry() {
      const target = targetOf(this.query);
      if (!target) return this.setData({ trouble: texts().foreign });
      this.posted = target.posted ?? {};
      if (target.webPath === null) this.setData({ src: target.address, trouble: '' });
      else void this.show(target.webPath);
    },

    async show(webPath) {
      const wasMember = storedToken() !== '';
      const login = await loginForWeb();
      if (!login) return this.setData({ src: '', trouble: texts().lost, retryText: texts().retry });
      // A login that has run out leads to the login page (spec 4); this page is opened once it shows again.
      if (wasMember && !storedToken()) return go('miniLoginPage', { returnUrl: webPath });
      this.seenChanges = changeCount();
      const query = queryText({ env: 'mini', ...login });
      this.setData({ src: `${settings().origin}${webPath}${webPath.includes('?') ? '&' : '?'}${query}`, trouble: '' });
    },

    onMessage({ detail }) {
      this.posted = detail.data[detail.data.length - 1] ?? this.posted;
    },

    onShareAppMessage({ webViewUrl = '' }) {
      return shareOf({ posted: this.posted, address: webViewUrl });
    },
  });

const ownTarget = (webPath: string): WebTarget => ({ webPath, address: settings().origin + webPath });
