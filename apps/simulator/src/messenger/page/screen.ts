import { element, make } from './element.ts';
import { nativePage } from './native-page.ts';
import type { Stack, StackPage } from './page-stack.ts';

const frames = new Map<number, HTMLIFrameElement>();

/** Shows the top page; web-views below it stay alive and where they are. */
export function showStack(stack: Stack, onMove: () => void): void {
  for (const [id, frame] of frames) {
    if (stack.some((page) => page.id === id)) continue;
    frame.remove();
    frames.delete(id);
  }
  for (const page of stack) if (page.address !== null && !frames.has(page.id)) openFrame(page.id, page.address, onMove);
  const top = stack.at(-1);
  for (const [id, frame] of frames) frame.inert = id !== top?.id;
  element('screen').querySelector('article')?.remove();
  if (top && top.address === null) element('screen').append(nativePage(top));
  element('stack').replaceChildren(...stack.map(describePage));
  showBar(stack);
}

/** Back within the web-view while it has somewhere to go, as the messenger's own button does. */
export function goBackInside(page: StackPage): boolean {
  const inside = frames.get(page.id)?.contentWindow?.navigation;
  if (!inside?.canGoBack) return false;
  inside.back();
  return true;
}

export function showBar(stack: Stack): void {
  const top = stack.at(-1);
  const frame = top && frames.get(top.id);
  element('title').textContent = frame ? (frame.contentDocument?.title ?? '') : (top?.path.split('/').at(-2) ?? '');
  element('back').hidden = stack.length < 2 && !frame?.contentWindow?.navigation.canGoBack;
}

/** By `replace`, so that an address with a login in it is in no attribute and no entry of the history. */
function openFrame(id: number, address: string, onMove: () => void): void {
  const frame = document.createElement('iframe');
  frame.title = 'web-view';
  frames.set(id, frame);
  element('screen').append(frame);
  frame.contentWindow?.location.replace(address);
  frame.addEventListener('load', () => {
    const { contentWindow: inside, contentDocument: page } = frame;
    if (!inside || !page) return;
    inside.navigation.addEventListener('currententrychange', onMove);
    new MutationObserver(onMove).observe(page.head, { childList: true, subtree: true, characterData: true });
    onMove();
  });
}

function describePage({ by, path, parameters, shows, address }: StackPage): HTMLElement {
  const search = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  const shown = address === null ? '' : ` → ${new URL(address).pathname}`;
  const row = make('li', `${path}${search && `?${search}`}${shown}`);
  Object.assign(row.dataset, { by, shows });
  return row;
}
