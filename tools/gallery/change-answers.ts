import type { Page } from '../../e2e/fixtures/browser.ts';

const isCall = ({ pathname }: URL) => /^\/(api-|member|ccart|cg-api|wkf-api|im-api)/.test(pathname);

/** No call is answered. */
export const breakCalls = (page: Page): Promise<unknown> => page.route(isCall, (route) => route.abort());

/** No call is answered for as long as one looks. */
export const holdCalls = (page: Page): Promise<unknown> => page.route(isCall, () => {});

/** What calls answer is changed on its way to the phone. */
export async function changeCalls(page: Page, change: (body: string) => string): Promise<void> {
  await page.route(isCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

export const soldOut = (body: string): string => body.replace(/"stock":\d+/g, '"stock":0');

const lengthening = '，整箱装附赠保温袋与冰袋，产地清晨采摘当日发出';

export const withLongNames = (body: string): string => body.replace(/"title":"([^"]+)"/g, `"title":"$1${lengthening}"`);
