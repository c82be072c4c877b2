import { partOf } from '#ui/deferred-part';
import { useChromeAlive } from './chrome-alive.ts';

function NoChrome() {
  useChromeAlive();
  return null;
}

/** What stands around a page, as a part of every one. A page without it is still a page, and the next one comes all the same. */
export const chrome = partOf(
  'chrome',
  () => import('./page-chrome.tsx'),
  ({ PageChrome }) => PageChrome,
  NoChrome,
);
