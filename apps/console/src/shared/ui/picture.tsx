import styles from './picture.module.css';

interface PictureProps {
  /** Where it is stored, below /img/. */
  readonly of: string;
  /** Pixels. */
  readonly side: number;
  readonly alt?: string;
}

/** A small square picture; the server sends it at twice the size for dense screens. */
export const Picture = ({ of: key, side, alt = '' }: PictureProps) => (
  <img className={styles.picture} src={`/img/${key}?w=${side <= 90 ? 180 : 360}`} alt={alt} width={side} height={side} loading="lazy" />
);
