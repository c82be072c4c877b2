import type { Locator, Page } from '../../e2e/fixtures/browser.ts';
import type { Mall, View } from './view.types.ts';

type At = (mall: Mall) => string;
type More = Pick<View, 'reference' | 'width'>;

/** A page as it is found at its address. */
export const view = (name: string, about: string, at: At, more: More = {}): View => ({
  name,
  about,
  show: (page, mall) => open(page, at(mall)),
  ...more,
});

/** A page after something was done on it. */
export const viewAfter = (name: string, about: string, at: At, act: (page: Page, mall: Mall) => Promise<void>, more: More = {}): View => ({
  name,
  about,
  show: async (page, mall) => {
    await open(page, at(mall));
    await act(page, mall);
  },
  ...more,
});

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

/** Brings it to the top of the page: "into view" would be behind a bar at the bottom already. */
export const scrollUpTo = (locator: Locator): Promise<void> =>
  locator.evaluate((element) => (element as unknown as { scrollIntoView(): void }).scrollIntoView());

export const h5 =
  (path: string): At =>
  (mall) =>
    `${mall.h5}/shop/${path}`;
export const cp =
  (path: string): At =>
  (mall) =>
    `${mall.cp}/cp/${path}`;
