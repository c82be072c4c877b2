const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs, with a picture after each as long as there are any. */
export const detailHtml = (paragraphs: readonly string[], pictures: readonly string[]): string =>
  paragraphs
    .map((text, at) => {
      const picture = pictures[at];
      return `<p>${escapeHtml(text)}</p>${picture ? `<p><img src="/img/${picture}" alt="" width="750" height="750"></p>` : ''}`;
    })
    .join('');
