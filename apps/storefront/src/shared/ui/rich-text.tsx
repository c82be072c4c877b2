import { useTexts } from '#i18n/texts';
import { pictureSource } from '#lib/picture-source';
import { usePictureHosts } from './picture.tsx';
import styles from './rich-text.module.css';
import { richTextTexts } from './rich-text.texts.ts';

interface RichTextProps {
  /** As the server cleaned it when it was saved. */
  readonly html: string;
}

/** The merchant's own words; what they are styled with reaches nothing beside them. */
export function RichText({ html }: RichTextProps) {
  const { table } = useTexts(richTextTexts);
  const hosts = usePictureHosts();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and the page's policy runs no script of it
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: withScrollers(withSources(html, hosts), table) }} />;
}

/** The pictures of the mall come from the host and in the width every other place would ask for. In clean HTML "<img" is a picture. */
const withSources = (html: string, hosts: readonly string[]) =>
  html.replaceAll(/(<img\b[^>]*?)\bsrc="\/img\/([^"?]+)(?:\?w=\d+)?"/g, (_, before: string, key: string) => {
    const { src, srcSet } = pictureSource(key, hosts);
    return `${before}src="${src}"${srcSet ? ` srcset="${srcSet}" sizes="(min-width: 540px) 492px, calc(100vw - 48px)"` : ''}`;
  });

/** A table wider than the card is pushed sideways inside it, by keyboard too. In clean HTML "<table" is a table and nothing else. */
const withScrollers = (html: string, name: string) =>
  html
    .replaceAll('<table', `<div class="${styles.scroller}" role="group" aria-label="${name}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
