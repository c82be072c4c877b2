import type { Messenger } from './host.ts';

/*
 * The messenger's own script in a web-view, ahead of every script of the page. It is no module: those come too late. What it
 * leaves behind is what the messenger's SDK looks for: the browser's name, the surroundings, and a bridge that is announced
 * once the document stands.
 */
{
  const { messenger } = window.parent as Window & { messenger?: Messenger };
  const { name = '', mode } = document.currentScript?.dataset ?? {};
  const fullName = `${navigator.userAgent} ${name}`;

  if (window !== window.parent && messenger) {
    Object.defineProperty(navigator, 'userAgent', { get: () => fullName });
    if (mode === 'mini') Object.assign(window, { __wxjs_environment: 'miniprogram' });
    // Every web-view has a session storage of its own; frames of one tab would share theirs.
    const ownStorage = messenger.sessionStorageOf(window.frameElement);
    Object.defineProperty(window, 'sessionStorage', { get: () => ownStorage });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: (api: string, result: object, answer?: (reply: object) => void) => {
            // As text, the way it crosses into the app, and answered in a later turn.
            const reply = messenger.invoke(api, JSON.parse(JSON.stringify(result)), window.frameElement);
            void Promise.resolve(reply).then((said) => setTimeout(() => answer?.(said)));
          },
          on: () => undefined,
        },
      });
      document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    });
  }
}
