import type { Page } from '../../e2e/fixtures/browser.ts';

/** What is another one at each run, and what stands for it in every picture. The longer form comes first. */
const passing = [
  [String.raw`20\d\d-\d\d-\d\d \d\d:\d\d:\d\d`, '2026-10-01 09:30:00'],
  [String.raw`20\d\d-\d\d-\d\d \d\d:\d\d`, '2026-10-01 09:30'],
  [String.raw`\d\d-\d\d \d\d:\d\d`, '10-01 09:30'],
  [String.raw`^\d\d:\d\d$`, '09:30'],
  // Numbers of orders.
  [String.raw`\d{16,}`, '115000000000000001'],
] as const;

/** What a walk along a document's texts asks for. */
const SHOW_TEXT = 4;

/** The part of a document that is walked along; tools know no DOM. */
interface Body {
  readonly ownerDocument: {
    createTreeWalker(root: unknown, what: number): { nextNode(): unknown; readonly currentNode: { nodeValue: string | null } };
  };
}

/** Replaces times and numbers in the texts on show: a page that shows the same becomes the same picture. */
export const holdStill = (page: Page): Promise<void> =>
  page.locator('body').evaluate(
    (body, { patterns, what }) => {
      const texts = (body as unknown as Body).ownerDocument.createTreeWalker(body, what);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const text = currentNode.nodeValue ?? '';
        const known = patterns.find(([pattern]) => new RegExp(pattern).test(text));
        if (known) currentNode.nodeValue = text.replace(new RegExp(known[0], 'g'), known[1]);
      }
    },
    { patterns: passing, what: SHOW_TEXT },
  );
