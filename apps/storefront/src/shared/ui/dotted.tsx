import { Fragment } from 'react';
import styles from './dotted.module.css';

/** Text whose " · " is drawn: CJK fonts on Android give the sign a full square of space. */
export const Dotted = ({ text }: { readonly text: string }) =>
  text.split(' · ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    <Fragment key={index}>
      {index > 0 && <i className={styles.dot} />}
      {part}
    </Fragment>
  ));
