import { useTexts } from '#i18n/texts';
import type { BlockViewProps } from '#lib/block-view';
import { richTextTexts } from './rich-text.texts.ts';
import styles from './rich-text-block.module.css';

/** The merchant's own words, as the server cleaned them when they were saved. */
export function View({ props }: BlockViewProps<'richText'>) {
  const { table } = useTexts(richTextTexts);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and the page's policy runs no script of it
  return <section className={styles.text} dangerouslySetInnerHTML={{ __html: withScrollers(props.html, table) }} />;
}

/** A table wider than the card is pushed sideways inside it, by keyboard too. In clean HTML "<table" is a table and nothing else. */
const withScrollers = (html: string, name: string) =>
  html
    .replaceAll('<table', `<div class="${styles.scroller}" role="group" aria-label="${name}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
