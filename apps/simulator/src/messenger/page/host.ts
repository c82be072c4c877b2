import { writeLog } from './bridge-log.ts';
import { element } from './element.ts';
import { addressOf } from './open-form.ts';
import { isJump, jump, type Stack, startWith } from './page-stack.ts';
import { goBackInside, showBar, showStack } from './screen.ts';

export interface Messenger {
  /** The app's side of the bridge: what a web-view asks for, and the answer in the app's words. */
  invoke(api: string, told: { readonly name?: string; readonly arg?: object }): { readonly err_msg: string };
}

let stack: Stack = [];

function become(next: Stack): void {
  stack = next;
  document.body.toggleAttribute('data-open', stack.length > 0);
  showStack(stack, () => showBar(stack));
}

function goBack(): void {
  const top = stack.at(-1);
  if (top && !goBackInside(top)) become(stack.slice(0, -1));
}

/** What steers the mini-program; the answer's text is the app's. */
function steer(name: string, arg: object): string {
  writeLog(`${name} ${JSON.stringify(arg)}`);
  if (name === 'postMessage') return 'ok';
  const asked = { name, ...arg };
  const outcome = isJump(asked) ? jump(stack, asked, location.origin) : 'fail invalid request';
  if (typeof outcome === 'string') return outcome;
  // The page that asked hears the answer before it is covered or gone.
  setTimeout(() => become(outcome), 50);
  return 'ok';
}

const messenger: Messenger = {
  invoke: (api, { name = '', arg = {} }) => {
    if (api === 'invokeMiniProgramAPI') return { err_msg: `${api}:${steer(name, arg)}` };
    writeLog(api);
    // wx.config: every signature is taken for good here.
    return { err_msg: api === 'preVerifyJSAPI' ? `${api}:ok` : 'system:function_not_exist' };
  },
};
Object.assign(window, { messenger });

async function open(form: HTMLFormElement): Promise<void> {
  element('trouble').textContent = '';
  become([]);
  // A new web-view has none of its own; here every frame of the tab shares one.
  sessionStorage.clear();
  try {
    become(startWith(await addressOf(new FormData(form))));
    document.body.removeAttribute('data-desk');
  } catch (error) {
    element('trouble').textContent = error instanceof Error ? error.message : String(error);
  }
}

element('open').addEventListener('submit', (event) => {
  event.preventDefault();
  void open(event.target as HTMLFormElement);
});
element('back').addEventListener('click', goBack);
element('close').addEventListener('click', () => become([]));
element('desk-switch').addEventListener('click', () => document.body.toggleAttribute('data-desk'));
become([]);
