import { element } from './element.ts';

interface WebView {
  readonly frame: HTMLIFrameElement;
  /** What it was opened with; another one is loaded in its place. */
  address: string;
}

const webViews = new Map<number, WebView>();

/** Opens a page's web-view, or leads it elsewhere. By `replace`, so that an address with a login in it is in no attribute and no entry of the history. */
export function openWebView(id: number, address: string, onMove: () => void): void {
  const present = webViews.get(id);
  if (present?.address === address) return;
  const { frame } = present ?? make(id, address, onMove);
  webViews.set(id, { frame, address });
  frame.contentWindow?.location.replace(address);
}

function make(id: number, address: string, onMove: () => void): WebView {
  const frame = document.createElement('iframe');
  frame.title = 'web-view';
  frame.dataset.page = String(id);
  element('screen').append(frame);
  frame.addEventListener('load', () => {
    const { contentWindow: inside, contentDocument: page } = frame;
    if (!inside || !page) return;
    inside.navigation.addEventListener('currententrychange', onMove);
    new MutationObserver(onMove).observe(page.head, { childList: true, subtree: true, characterData: true });
    onMove();
  });
  return { frame, address };
}

export function closeWebView(id: number): void {
  webViews.get(id)?.frame.remove();
  webViews.delete(id);
}

/** A covered web-view stays alive and where it is. */
export function showOnly(top: number | null): void {
  for (const [id, { frame }] of webViews) frame.inert = id !== top;
}

const insideOf = (id: number) => webViews.get(id)?.frame.contentWindow;

export function goBackInside(id: number): boolean {
  const inside = insideOf(id)?.navigation;
  if (!inside?.canGoBack) return false;
  inside.back();
  return true;
}

export const isAtRoot = (id: number): boolean => !insideOf(id)?.navigation.canGoBack;
export const shownTitle = (id: number): string => webViews.get(id)?.frame.contentDocument?.title ?? '';
export const shownAddress = (id: number): string => insideOf(id)?.location.href ?? '';
export const sourceOfFrame = (frame: Element | null): number => Number((frame as HTMLElement | null)?.dataset.page ?? -1);
