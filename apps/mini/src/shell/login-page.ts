import type { MiniPath } from '@qianpu/jumps/mini-pages';
import { goOnAfterLogin } from './after-login.ts';
import { go } from './go.ts';
import { parametersOf } from './page-address.ts';
import { bindPhone, signIn } from './session.ts';
import { settings } from './settings.ts';
import { shareShop } from './share.ts';
import { texts } from './shell.texts.ts';

interface LoginPage {
  returnUrl: string;
  enter(): Promise<void>;
  agree(): void;
  bind(event: WechatMiniprogram.ButtonGetPhoneNumber): Promise<void>;
  goOn(): void;
  leave(): void;
  read(event: WechatMiniprogram.TouchEvent<object, object, { page: string }>): void;
}

/** Signing in by the messenger, then its phone number. Two addresses lead here (spec 2.4): in the main package and in pack1. */
export const loginPage = (at: MiniPath) =>
  Page<{ t: ReturnType<typeof texts>['login']; stage: 'enter' | 'phone'; isAgreed: boolean; isBusy: boolean; trouble: string }, LoginPage>({
    data: { t: texts().login, stage: 'enter', isAgreed: false, isBusy: false, trouble: '' },
    returnUrl: '',

    onLoad(options) {
      this.returnUrl = parametersOf(at, options).returnUrl ?? '';
      const t = texts().login;
      this.setData({ t });
      void wx.setNavigationBarTitle({ title: t.title });
    },

    agree() {
      this.setData({ isAgreed: !this.data.isAgreed, trouble: '' });
    },

    async enter() {
      if (!this.data.isAgreed) return this.setData({ trouble: texts().login.agreeFirst });
      this.setData({ isBusy: true, trouble: '' });
      const answer = await signIn().catch(() => null);
      this.setData({ isBusy: false });
      if (answer?.kind !== 'ok') return this.setData({ trouble: answer?.kind === 'refused' ? answer.reason : texts().lost });
      if (answer.data.user.phone) return this.goOn();
      this.setData({ stage: 'phone' });
      void wx.setNavigationBarTitle({ title: texts().login.phoneTitle });
    },

    async bind({ detail: { code } }) {
      // The shopper said no in the messenger's own sheet.
      if (!code) return;
      this.setData({ isBusy: true, trouble: '' });
      const answer = await bindPhone(code);
      this.setData({ isBusy: false });
      if (answer.kind === 'refused') return this.setData({ trouble: answer.reason });
      if (answer.kind === 'expired') return this.setData({ stage: 'enter', trouble: texts().lost });
      void wx.showToast({ title: texts().login.bound, icon: 'success' });
      this.goOn();
    },

    goOn() {
      goOnAfterLogin(this.returnUrl);
    },

    leave() {
      if (getCurrentPages().length > 1) void wx.navigateBack();
      else go('index');
    },

    read({ currentTarget: { dataset } }) {
      go('miniWebview', { url: `${settings().origin}/shop/${dataset.page}.html` });
    },

    onShareAppMessage: shareShop,
  });
