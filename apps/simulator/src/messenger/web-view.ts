/** What the messenger adds to the name of its browser; the storefront's SDK is silent without it. */
export const MESSENGER_NAME = 'MicroMessenger/8.0.54 NetType/WIFI Language/zh_CN miniProgram/wx0000000000000001';

/** The app's own script before every script of the page, as a web-view has it. It is a file: the page's policy allows nothing inline. */
export const withBridge = (html: string): string =>
  html.replace(/<head\b[^>]*>/i, (head) => `${head}<script src="/messenger/bridge.ts" data-name="${MESSENGER_NAME}"></script>`);
