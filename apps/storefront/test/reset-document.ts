import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

/** The files of one worker share a document and its modules: each finds them as the first one did. */
const undo: (() => void)[] = [];

/** Written over by tests: a browser's name, sizes and ways to scroll, what happy-dom does not play or make. */
const overwritten = [navigator, Element.prototype, HTMLElement.prototype, HTMLMediaElement.prototype, URL];
const overwrittenOfWindow = ['innerHeight', 'scrollY', 'WeixinJSBridge', 'wx'];

beforeAll(() => {
  // On a busy machine a chunk takes more than the usual second.
  configure({ asyncUtilTimeout: 3_000 });
  // Tests open pages on a phone, as far as they say nothing else.
  window.innerWidth = 375;
  for (const object of overwritten) undo.push(remember(object, () => Reflect.ownKeys(object)));
  undo.push(remember(window, () => overwrittenOfWindow));
  for (const target of [window, document, document.documentElement, document.body]) undo.push(noteListeners(target));
});

afterAll(() => {
  // What is still shown would go on working in the next file.
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const step of undo.splice(0)) step();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  emptyDocument();
  emptyStorage();
  window.history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
});

/** Puts back what was there, and takes away what was not. */
function remember(object: object, keys: () => readonly PropertyKey[]): () => void {
  const before: Record<PropertyKey, PropertyDescriptor> = Object.getOwnPropertyDescriptors(object);
  const keysBefore = keys();
  return () => {
    for (const key of new Set([...keysBefore, ...keys()])) {
      const descriptor = before[key];
      if (descriptor === undefined) Reflect.deleteProperty(object, key);
      else if (descriptor.configurable) Object.defineProperty(object, key, descriptor);
    }
  };
}

/** Removes what began to listen. */
function noteListeners(target: EventTarget): () => void {
  const removals: (() => void)[] = [];
  const add = target.addEventListener;
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    // React listens for this one once a document, and would not do so again.
    if (listener[0] !== 'selectionchange') removals.push(() => target.removeEventListener(...listener));
    add.apply(target, listener);
  };
  return () => {
    for (const remove of removals) remove();
    target.addEventListener = add;
  };
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}

function emptyStorage(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}
