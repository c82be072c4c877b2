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
    const requested: ListRequest = route.request().postDataJSON();
    first ??= firstPage(route, requested);
    const answer = await first;
    const list = answer.data.list.map((goods, place) => ({
      ...goods,
      id: String(9_000_000 + requested.pageNum * requested.pageSize + place),
    }));
    await route.fulfill({
      json: { ...answer, data: { list, pageNum: requested.pageNum, hasMore: requested.pageNum * requested.pageSize < CARDS } },
    });
  });
}

const firstPage = async (route: Route, requested: ListRequest): Promise<Answer> =>
  (await route.fetch({ postData: JSON.stringify({ ...requested, pageNum: 1 }) })).json();
