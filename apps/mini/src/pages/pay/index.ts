import { call } from '../../shell/call.ts';
import { go } from '../../shell/go.ts';
import { parametersOf } from '../../shell/page-address.ts';
import { awaitSettled, letPay, openPayment } from '../../shell/pay.ts';
import { endSession } from '../../shell/session.ts';
import { shareShop } from '../../shell/share.ts';
import { texts } from '../../shell/shell.texts.ts';

interface PayPage {
  tradeId: string;
  orderIds: readonly string[];
  start(): Promise<void>;
  pay(): Promise<void>;
  askLogin(): void;
  showOrder(): void;
}

/** id: the trade. Pays by the messenger at once; afterwards its order is shown, whatever the phone said. */
Page<{ t: ReturnType<typeof texts>['pay']; amount: string; note: string; trouble: string; isBusy: boolean }, PayPage>({
  data: { t: texts().pay, amount: '', note: '', trouble: '', isBusy: false },
  tradeId: '',
  orderIds: [],

  onLoad(options) {
    this.tradeId = parametersOf('pages/pay', options).id ?? '';
    this.setData({ t: texts().pay });
    void wx.setNavigationBarTitle({ title: texts().pay.title });
    void this.start();
  },

  async start() {
    this.setData({ note: texts().pay.opening, isBusy: true, trouble: '' });
    const status = await call('trade.pay.status', { tradeId: this.tradeId });
    if (status.kind === 'expired') return this.askLogin();
    if (status.kind === 'refused') return this.setData({ trouble: status.reason, note: '', isBusy: false });
    this.orderIds = status.data.orderIds;
    this.setData({ amount: `¥${(status.data.payableFen / 100).toFixed(2)}` });
    if (status.data.state !== 'UNPAID') return this.showOrder();
    await this.pay();
  },

  async pay() {
    if (!this.data.amount) return this.start();
    this.setData({ isBusy: true, note: texts().pay.opening, trouble: '' });
    const opened = await openPayment(this.tradeId);
    if (opened.kind === 'expired') return this.askLogin();
    if (opened.kind === 'refused') return this.setData({ trouble: opened.reason, note: '', isBusy: false });
    this.setData({ note: texts().pay.paying });
    await letPay(this.tradeId, opened.ticket);
    this.setData({ note: texts().pay.asking });
    await awaitSettled(this.tradeId);
    this.showOrder();
  },

  askLogin() {
    endSession();
    this.setData({ isBusy: false, note: '' });
    go('miniLoginPage', { returnUrl: `/shop/pay.html?id=${this.tradeId}` });
  },

  /** A trade of several shops has several orders: their list. */
  showOrder() {
    const [id, ...others] = this.orderIds;
    if (id && others.length === 0) go('orderDetailed', { id });
    else void wx.redirectTo({ url: '/pack1/myOrder/index' });
  },

  onShareAppMessage: shareShop,
});
