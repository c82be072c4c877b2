import { linkTarget } from '../../shell/link-target.ts';
import { webPage } from '../../shell/web-page.ts';

webPage('pages/webview', ({ url = '', title = '', image = '' }) => {
  if (title) void wx.setNavigationBarTitle({ title });
  return linkTarget(url, { ...(title && { title }), ...(image && { picture: image }) });
});
