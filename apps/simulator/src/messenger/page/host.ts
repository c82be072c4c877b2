import { writeLog } from './bridge-log.ts';
import { drawDesk, onPerson } from './desk.ts';
import { element } from './element.ts';
import { loadMerchant } from './merchant.ts';
import { OfficialPage } from './official-page.ts';
import { inputOf } from './open-form.ts';
import { dropCookie, hand, holderOf, loadPeople, type PhoneOwner, setCookie, storageKey } from './person.ts';
import { MiniProgram } from './play/mini-program.ts';
import { sessionStorageOf } from './session-storage.ts';
import { ask, say } from './sheet.ts';

export interface Messenger {
  /** The app's side of the bridge: what a web-view asks for, and the answer in the app's words. */
  invoke(api: string, result: InvokeInput, frame: Element | null): Promise<Reply> | Reply;
  sessionStorageOf(frame: Element | null): Storage;
}
interface InvokeInput {
  readonly name?: string;
  readonly arg?: object;
}
interface Reply {
  readonly err_msg: string;
}
type Mode = 'mini' | 'page';

const [people, merchant] = await Promise.all([loadPeople(), loadMerchant()]);
const [page, mini] = [
  new OfficialPage(redraw, () => person),
  await MiniProgram.load({ appId: merchant.appId, mid: merchant.mid, person: () => person, onMove: redraw, share: () => void forward() }),
];
let person = holderOf(people);
let mode: Mode = 'mini';

const isOpen = () => mini.stack.length > 0 || page.stack.length > 0;

function redraw(): void {
  const { title, canGoBack } = mode === 'mini' ? mini : page;
  document.body.toggleAttribute('data-open', isOpen());
  document.body.dataset.mode = mode;
  element('title').textContent = title;
  element('back').hidden = !canGoBack;
  drawDesk({ people, person, stack: mini.stack, address: page.stack });
}

const messenger: Messenger = {
  sessionStorageOf,
  invoke: (api, result, frame) => {
    if (mode === 'page') return page.invoke(api, result);
    const { name = '', arg = {} } = result;
    if (api !== 'invokeMiniProgramAPI') {
      writeLog(api);
      // wx.config: every signature is taken for good here.
      return { err_msg: api === 'preVerifyJSAPI' ? `${api}:ok` : 'system:function_not_exist' };
    }
    if (name !== 'postMessage') return { err_msg: `${api}:${mini.steer(name, arg)}` };
    mini.hearPosted(frame, arg);
    return { err_msg: `${api}:ok` };
  },
};
Object.assign(window, { messenger });

/** The server names the browser by it, the pages' scripts find it before they run. */
function begin(next: Mode): void {
  mini.close();
  page.close();
  mode = next;
  setCookie('messenger_mode', next);
  // A window of the messenger's browser would forget the mini-program; a frame is no window.
  if (next === 'page') dropCookie('env');
  element('trouble').textContent = '';
  document.body.removeAttribute('data-desk');
}

function openMini(path: string, by: 'start' | 'share'): void {
  begin('mini');
  mini.open(path, by);
}

function openPage(address: string): void {
  begin('page');
  page.open(address);
}

function change(next: PhoneOwner): void {
  if (next.id === person.id) return;
  mini.close();
  page.close();
  hand(person, next);
  person = next;
  redraw();
}

/** What is on the screen goes to somebody else, who opens it on a phone of their own. */
async function forward(): Promise<void> {
  const shared = mode === 'mini' ? mini.share() : page.share();
  if (!shared) return say('当前页面不能转发');
  const others = people.filter(({ id }) => id !== person.id);
  const to = await ask(
    `转发「${shared.title}」`,
    [],
    others.map((other) => ({ words: `转发给 ${other.nickName}`, value: other })),
  );
  if (!to) return;
  writeLog(`转发 ${person.nickName} → ${to.nickName} ${'path' in shared ? shared.path : shared.address}`);
  const from = person.nickName;
  change(to);
  if ('path' in shared) openMini(shared.path, 'share');
  else openPage(shared.address);
  say(`${to.nickName} 打开了 ${from} 的转发`);
}

async function showMenu(): Promise<void> {
  const acts = {
    forward,
    again: () => (mode === 'mini' ? openMini('/pages/home/index', 'start') : openPage('/shop/')),
    desk: () => document.body.toggleAttribute('data-desk'),
  };
  const chosen = await ask<keyof typeof acts>(
    '更多',
    [],
    [
      { words: '转发给朋友', value: 'forward' },
      { words: '重新进入', value: 'again' },
      { words: '控制台', value: 'desk' },
    ],
  );
  if (chosen) await acts[chosen]();
}

async function openAtAddress(form: HTMLFormElement): Promise<void> {
  begin('mini');
  try {
    const { address, token } = await inputOf(new FormData(form), merchant.appId);
    localStorage.setItem(storageKey(merchant.appId, person, 'token'), JSON.stringify(token));
    mini.openAt(address);
  } catch (error) {
    element('trouble').textContent = error instanceof Error ? error.message : String(error);
  }
}

const on = (id: string, act: () => void) => element(id).addEventListener('click', act);
element('open').addEventListener('submit', (event) => {
  event.preventDefault();
  void openAtAddress(event.target as HTMLFormElement);
});
element('start').addEventListener('submit', (event) => {
  event.preventDefault();
  const said = new FormData(event.target as HTMLFormElement);
  const start = String(said.get('start')).trim();
  if (said.get('mode') === 'page') openPage(start.startsWith('/shop') || start.startsWith('/cp') ? start : '/shop/');
  else openMini(start.startsWith('/') && !start.startsWith('/shop') ? start : '/pages/home/index', 'start');
});
onPerson((id) => change(people.find((other) => other.id === id) ?? person));
on('back', () => (mode === 'mini' ? mini.goBack() : page.goBack()));
on('close', () => {
  mini.close();
  page.close();
});
on('menu', () => void showMenu());
on('icon-mini', () => openMini('/pages/home/index', 'start'));
on('icon-page', () => openPage('/shop/'));
document.title = `${merchant.name} · 微信模拟器`;
element('shop-name').textContent = merchant.name;
redraw();
document.body.dataset.ready = '';
