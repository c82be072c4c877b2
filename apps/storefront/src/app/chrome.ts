import { partOf } from '#ui/later-part';

/** What stands around a page, as a part of every one. */
export const chrome = partOf(
  'chrome',
  () => import('./page-chrome.tsx'),
  ({ PageChrome }) => PageChrome,
);
