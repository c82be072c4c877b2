import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './picture-cell.module.css';

interface PictureCellProps {
  readonly picture: string | null;
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** A table's cell for what has a picture and a name; long names are cut. */
export const PictureCell = ({ picture, title, note }: PictureCellProps) => (
  <div className={styles.cell}>
    {picture === null ? <span className={styles.blank} /> : <Picture of={picture} side={40} />}
    <div className={styles.words}>
      <span>{title}</span>
      {note !== undefined && note !== '' && <small>{note}</small>}
    </div>
  </div>
);
