import { isMiniPath, type MiniPage, miniPages } from '@qianpu/jumps/mini-pages';
import { queryText } from '@qianpu/jumps/query-text';
import { go } from './go.ts';
import { isWebPath, miniUrlOf, withoutLogin } from './page-address.ts';
import { leaveReturnPath } from './return-path.ts';
import { settings } from './settings.ts';

/**
 * Back to where the login was asked for, signed in. The page below goes on there by itself; a page of ours that is not below takes
 * the login's place.
 */
export function goOnAfterLogin(returnUrl: string): void {
  const pages = getCurrentPages();
  const below = pages[pages.length - 2]?.route ?? '';
  const wanted = isWebPath(returnUrl) ? withoutLogin(returnUrl) : '';
  const url = wanted ? miniUrlOf(wanted) : null;
  const isElsewhere = url !== null && !url.startsWith(`/${below}`);
  if (isElsewhere) return void wx.redirectTo({ url });
  if (showsWeb(below)) {
    if (wanted) leaveReturnPath(wanted);
    return void wx.navigateBack();
  }
  if (pages.length > 1) return void wx.navigateBack();
  if (wanted) return void wx.redirectTo({ url: `/pages/webview/index?${queryText({ url: settings().origin + wanted })}` });
  go('index');
}

function showsWeb(route: string): boolean {
  const folder = route.replace(/\/index$/, '');
  const page: MiniPage | null = isMiniPath(folder) ? miniPages[folder] : null;
  return page?.kind === 'web' || page?.kind === 'link';
}
