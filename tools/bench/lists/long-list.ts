import type { Page, Route } from '../../../e2e/fixtures/browser.ts';

/** Cards of the list that is scrolled. */
export const CARDS = 1_000;

interface Answer {
  readonly data: { readonly list: readonly { readonly id: string }[] };
}

interface ListRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A shop's list goes on until it has a thousand cards: the goods of its first page, over and over under other ids. */
export async function lengthenList(page: Page): Promise<void> {
  let first: Promise<Answer> | undefined;
  await page.route(/\/product\/pageList$/, async (route) => {
    const asked: ListRequest = route.request().postDataJSON();
    first ??= firstPage(route, asked);
    const answer = await first;
    const list = answer.data.list.map((goods, place) => ({ ...goods, id: String(9_000_000 + asked.pageNum * asked.pageSize + place) }));
    await route.fulfill({ json: { ...answer, data: { list, pageNum: asked.pageNum, hasMore: asked.pageNum * asked.pageSize < CARDS } } });
  });
}

const firstPage = async (route: Route, asked: ListRequest): Promise<Answer> =>
  (await route.fetch({ postData: JSON.stringify({ ...asked, pageNum: 1 }) })).json();
