import { linkTarget } from '../../shell/link-target.ts';
import { webPage } from '../../shell/web-page.ts';

webPage('pages/publicLink', ({ linkUrl = '' }) => linkTarget(linkUrl));
