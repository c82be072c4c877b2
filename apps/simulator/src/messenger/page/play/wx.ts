import { chooseAddress } from '../choose-address.ts';
import { openPaySheet } from '../pay-sheet.ts';
import { type PhoneOwner, storageKey } from '../person.ts';
import { ask, say } from '../sheet.ts';

interface Callbacks {
  readonly success?: (answer: object) => void;
  readonly fail?: (answer: object) => void;
  readonly complete?: (answer: object) => void;
}
type Options = Readonly<Record<string, unknown>> & Callbacks;

/** What the messenger's functions need of the phone around them. */
export interface Surroundings {
  readonly appId: string;
  readonly mid: string;
  readonly person: () => PhoneOwner;
  /** The answer's text as the messenger words it. */
  readonly navigate: (name: string, arg: object) => string;
  readonly setTitle: (title: string) => void;
  readonly pages: () => readonly object[];
}

/** As the messenger's own: a promise, and the three callbacks where they are given. */
const api =
  (name: string, work: (options: Options) => Promise<object> | object) =>
  (options: Options = {}): Promise<object> => {
    const answer = Promise.resolve()
      .then(() => work(options))
      .then((said) => ({ errMsg: `${name}:ok`, ...said }));
    const { success, fail, complete } = options;
    if (!success && !fail && !complete) return answer;
    return answer.then(
      (said) => {
        success?.(said);
        complete?.(said);
        return said;
      },
      (refused: Error) => {
        const said = { errMsg: `${name}:${refused.message}` };
        fail?.(said);
        complete?.(said);
        return said;
      },
    );
  };

/** The part of the messenger's `wx` that the mini-program uses; a page's script that asks for more fails here as it should. */
export function makeWx(around: Surroundings) {
  const { appId, mid, person, navigate, pages } = around;
  const keyOf = (key: string) => storageKey(appId, person(), key);
  const jumpBy = (name: string) =>
    api(name, ({ url, delta = 1 }) => {
      const said = navigate(name, name === 'navigateBack' ? { delta } : { url });
      if (said !== 'ok') throw new Error(said);
      return {};
    });
  const wx = {
    login: api('login', () => codeFor(appId, 'login')),
    request: api('request', request),
    requestPayment: api('requestPayment', async ({ timeStamp, nonceStr, package: prepaid, signType, paySign }) => {
      const texts = { timeStamp, nonceStr, package: prepaid, signType, paySign } as Record<string, string>;
      const answer = await openPaySheet({ appId, ...texts } as Parameters<typeof openPaySheet>[0]);
      if (answer !== 'ok') throw new Error(answer === 'cancel' ? 'fail cancel' : 'fail');
      return {};
    }),
    chooseAddress: api('chooseAddress', async () => {
      const chosen = await chooseAddress(person());
      if (!chosen) throw new Error('fail cancel');
      return chosen;
    }),
    showToast: api('showToast', ({ title, duration = 1_500 }) => {
      say(String(title), Number(duration));
      return {};
    }),
    showModal: api('showModal', async ({ title, content }) => {
      const isConfirmed = await ask(String(title || content), [], [{ words: '确定', value: true, look: 'go' }]);
      return { confirm: isConfirmed === true, cancel: isConfirmed === null };
    }),
    setNavigationBarTitle: api('setNavigationBarTitle', ({ title }) => {
      around.setTitle(String(title));
      return {};
    }),
    navigateTo: jumpBy('navigateTo'),
    redirectTo: jumpBy('redirectTo'),
    reLaunch: jumpBy('reLaunch'),
    navigateBack: jumpBy('navigateBack'),
    getStorageSync: (key: string) => JSON.parse(localStorage.getItem(keyOf(key)) ?? '""'),
    setStorageSync: (key: string, value: unknown) => localStorage.setItem(keyOf(key), JSON.stringify(value)),
    removeStorageSync: (key: string) => localStorage.removeItem(keyOf(key)),
    getAccountInfoSync: () => ({ miniProgram: { appId, envVersion: 'develop', version: '' } }),
    getExtConfigSync: () => ({ origin: location.origin, mid }),
    getAppBaseInfo: () => ({ language: navigator.language.replace('-', '_') }),
  };
  return { wx, getCurrentPages: () => [...pages()], getApp: () => ({}) };
}

/** What `wx.login` and a phone's button give: a code of the platform. */
export async function codeFor(appId: string, use: 'login' | 'phone'): Promise<{ code: string }> {
  const reply = await fetch('/messenger/code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appId, use }),
  });
  if (!reply.ok) throw new Error(`fail ${reply.status}`);
  return reply.json();
}

/** From the app, not from a page: the browser's cookies do not go along. */
async function request({ url, method = 'GET', data, header, timeout = 60_000 }: Options): Promise<object> {
  const reply = await fetch(String(url), {
    method: String(method),
    headers: header as Record<string, string>,
    credentials: 'omit',
    signal: AbortSignal.timeout(Number(timeout)),
    ...(data !== undefined && { body: typeof data === 'string' ? data : JSON.stringify(data) }),
  });
  const text = await reply.text();
  return { statusCode: reply.status, header: Object.fromEntries(reply.headers), data: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
