/** Where the phone shows the shop: in a mini-program's web-view, or in the messenger's own browser, as official accounts are. */
export type PhoneMode = 'mini' | 'page';

const browser = 'MicroMessenger/8.0.54 NetType/WIFI Language/zh_CN';

/** What the messenger adds to the name of its browser; the storefront's SDK is silent without it. */
export const messengerName = (mode: PhoneMode): string => (mode === 'mini' ? `${browser} miniProgram/wx0000000000000001` : browser);

/** As the desk has set it; a mini-program unless it says otherwise. */
export const modeOf = (cookie = ''): PhoneMode => (/(?:^|;\s*)messenger_mode=page(?:;|$)/.test(cookie) ? 'page' : 'mini');

/** The app's own script before every script of the page, as a web-view has it. It is a file: the page's policy allows nothing inline. */
export const withBridge = (html: string, mode: PhoneMode): string =>
  html.replace(
    /<head\b[^>]*>/i,
    (head) => `${head}<script src="/messenger/bridge.ts" data-name="${messengerName(mode)}" data-mode="${mode}"></script>`,
  );
