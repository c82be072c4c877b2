import type { BlockViewProps } from '#lib/block-view';
import { DecoratedLink } from '#navigation/page-link';
import { Dotted } from '#ui/dotted';
import styles from './strip-block.module.css';

/** A link across the page. */
export function View({ props }: BlockViewProps<'strip'>) {
  return (
    <DecoratedLink link={props.link} className={styles.strip}>
      <span className={styles.words}>
        <strong className={styles.title}>
          <Dotted text={props.title} />
        </strong>
        <span className={styles.text}>
          <Dotted text={props.text} />
        </span>
      </span>
      <span className={styles.action}>{props.action}</span>
    </DecoratedLink>
  );
}
