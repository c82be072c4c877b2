import type { CSSProperties } from 'react';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { DecoratedLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import styles from './float-button-block.module.css';

export const View = ({ props: { picture, name, link, side, bottom } }: BlockViewProps<'floatButton'>) => (
  <DecoratedLink
    link={link}
    data-floating
    className={classNames(styles.button, styles[side])}
    style={{ '--up': `${bottom}px` } as CSSProperties}
  >
    <Picture pictureKey={picture} alt={name} sizes="56px" loading="eager" className={styles.picture} />
  </DecoratedLink>
);
