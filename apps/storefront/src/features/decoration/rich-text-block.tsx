import type { BlockViewProps } from '#lib/block-view';
import { RichText } from '#ui/rich-text';
import styles from './rich-text-block.module.css';

export const View = ({ props }: BlockViewProps<'richText'>) => (
  <section className={styles.card}>
    <RichText html={props.html} />
  </section>
);
