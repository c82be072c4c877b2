import { element, make } from './element.ts';

/** What `getBrandWCPayRequest` and `wx.requestPayment` are given; the app id of a mini-program is its own. */
interface PayTicket {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** As the messenger's errMsg ends. */
type PayAnswer = 'ok' | 'cancel' | 'fail';

interface Shown {
  readonly description: string;
  readonly amountFen: number;
  readonly mchid: string;
}

/**
 * The messenger's cashier over the phone. It checks the ticket before it shows anything, and pays as the person of the phone. "付款
 * 但不回答" pays and never answers: the page must find out by itself.
 */
export async function openPaySheet(ticket: PayTicket): Promise<PayAnswer> {
  if (document.getElementById('pay-sheet')) return 'fail';
  const looked = await ask<Shown>('/messenger/pay/look', ticket);
  if ('refusal' in looked) return showRefusal(looked.refusal);
  return new Promise((resolve) => {
    const sheet = makeSheet(looked.told);
    const answer = (reply: PayAnswer) => {
      sheet.remove();
      resolve(reply);
    };
    const pay = async (isAnswered: boolean) => {
      const paid = await ask<object>('/messenger/pay', ticket);
      if ('refusal' in paid) {
        sheet.remove();
        return resolve(await showRefusal(paid.refusal));
      }
      if (isAnswered) answer('ok');
      else sheet.remove();
    };
    const on = (name: string, act: () => unknown) =>
      sheet.querySelector(`[data-act="${name}"]`)?.addEventListener('click', () => void act());
    on('pay', () => pay(true));
    on('cancel', () => answer('cancel'));
    on('fail', () => answer('fail'));
    on('silence', () => pay(false));
    element('phone').append(sheet);
    sheet.querySelector<HTMLElement>('[data-act="pay"]')?.focus();
  });
}

type Asked<Told> = { readonly told: Told } | { readonly refusal: string };

async function ask<Told>(where: string, ticket: PayTicket): Promise<Asked<Told>> {
  const reply = await fetch(where, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticket),
  }).catch(() => undefined);
  const body: unknown = await reply?.json().catch(() => undefined);
  if (reply?.ok) return { told: body as Told };
  return { refusal: (body as { message?: string } | undefined)?.message ?? '网络异常' };
}

/** The app says itself why nothing can be paid; the page only hears that it failed. */
function showRefusal(words: string): Promise<PayAnswer> {
  return new Promise((resolve) => {
    const close = button('知道了', 'close', 'go');
    const sheet = frame('无法支付', make('p', words), close);
    close.addEventListener('click', () => {
      sheet.remove();
      resolve('fail');
    });
    element('phone').append(sheet);
    close.focus();
  });
}

function makeSheet({ description, amountFen, mchid }: Shown): HTMLElement {
  const desk = make('p', '模拟：', button('支付失败', 'fail', 'quiet'), button('付款但不回答', 'silence', 'quiet'));
  desk.className = 'desk';
  const sum = make('p', `¥${(amountFen / 100).toFixed(2)}`);
  sum.className = 'sum';
  const facts = document.createElement('dl');
  for (const [name, value] of [
    ['收款方', `商户 ${mchid}`],
    ['付款方式', '零钱'],
  ] as const)
    facts.append(make('dt', name), make('dd', value));
  const close = button('✕', 'cancel', 'close');
  close.setAttribute('aria-label', '取消支付');
  return frame('微信支付', close, make('p', `付款给 ${description}`), sum, facts, button('支付', 'pay', 'go'), desk);
}

function frame(title: string, ...children: Node[]): HTMLElement {
  const panel = make('div', '', ...children);
  const sheet = make('div', '', panel);
  sheet.id = 'pay-sheet';
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', title);
  return sheet;
}

function button(words: string, act: string, look: 'go' | 'quiet' | 'close'): HTMLButtonElement {
  const made = make('button', words) as HTMLButtonElement;
  made.type = 'button';
  made.dataset.act = act;
  made.className = look;
  return made;
}
