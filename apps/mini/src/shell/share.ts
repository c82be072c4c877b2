import { queryText, readQuery } from '@qianpu/jumps/query-text';
import { keptMarks } from './marks.ts';
import { miniUrlOf, pathBelow } from './page-address.ts';
import { settings } from './settings.ts';
import { texts } from './shell.texts.ts';

/** What a web page tells of itself (spec 3), by `postMessage`. */
export interface PostedShare {
  readonly title?: string;
  readonly picture?: string;
  readonly pageUrl?: string;
}

interface SharedPage {
  /** The last word of the page in the web-view. */
  readonly posted: PostedShare;
  /** Its address, where it said nothing. */
  readonly address: string;
}

/** What concerns this phone alone; a login above all. */
const own = ['env', 'ticket', 'token', 'appId'];

/** As a card in the messenger: the same page of ours for who opens it, with its parameters and the sharer's marks. */
export function shareOf({ posted, address }: SharedPage) {
  const url = posted.pageUrl ?? address;
  const { origin } = settings();
  const path = pathBelow(origin, url);
  return {
    title: posted.title || texts().shop,
    path: path === null ? homeUrl() : sharedUrl(origin, path),
    ...(posted.picture && { imageUrl: posted.picture }),
  };
}

const homeUrl = () => `/pages/home/index${questionOf(keptMarks())}`;

/** A page of the storefront without one of ours is shown by its address. */
function sharedUrl(origin: string, webPath: string): string {
  const [path = '', search = ''] = webPath.split('?', 2);
  const asked = Object.fromEntries(Object.entries(readQuery(search, ' ')).filter(([name]) => !own.includes(name)));
  const plain = path + questionOf({ ...keptMarks(), ...asked });
  return miniUrlOf(plain) ?? `/pages/webview/index?${queryText({ url: origin + plain })}`;
}

function questionOf(query: object): string {
  const text = queryText(query as Record<string, unknown>);
  return text && `?${text}`;
}

/** A page of our own is shared as the way to its shop. */
export const shareShop = () => ({ title: texts().shop, path: homeUrl() });
