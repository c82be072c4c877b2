import type { Messenger } from './host.ts';

/*
 * The messenger's own script in a web-view, ahead of every script of the page. It is no module: those come too late. What it
 * leaves behind is what the messenger's SDK looks for: the browser's name, the surroundings, and a bridge that is announced
 * once the document stands.
 */
{
  const { messenger } = window.parent as Window & { messenger?: Messenger };
  const name = `${navigator.userAgent} ${document.currentScript?.dataset.name}`;

  if (window !== window.parent && messenger) {
    Object.defineProperty(navigator, 'userAgent', { get: () => name });
    Object.assign(window, { __wxjs_environment: 'miniprogram' });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: (api: string, told: object, answer?: (reply: object) => void) => {
            // As text, the way it crosses into the app, and answered in a later turn.
            const reply = messenger.invoke(api, JSON.parse(JSON.stringify(told)));
            setTimeout(() => answer?.(reply));
          },
          on: () => undefined,
        },
      });
      document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    });
  }
}
