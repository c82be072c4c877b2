import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import styles from './divider-block.module.css';

export const View = ({ props }: BlockViewProps<'divider'>) => (
  <hr className={classNames(styles.line, styles[props.style], props.isInset && styles.inset)} />
);
