/** Styles of the mini-program for this phone: 750 rpx are the screen's width, and `page` is the page's own element. */
export function styleSheetOf(wxss: string): CSSStyleSheet {
  const css = wxss
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(-?\d+(?:\.\d+)?)rpx/g, 'calc($1 * var(--rpx))')
    .replace(/(^|[},]\s*)page(?=[\s,{])/g, '$1.page');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
