import type { BlockProps } from '@qianpu/contract/types';
import type { CSSProperties } from 'react';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { DecoratedLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import styles from './cube-block.module.css';

type CubeCell = BlockProps<'cube'>['cells'][number];
type Area = Pick<CubeCell, 'x' | 'y' | 'width' | 'height'>;

/** Pictures on a field whose ratio is known before any of them comes. */
export function View({ props: { height, gap, cells }, isFirstScreen }: BlockViewProps<'cube'>) {
  // one that fills the field is the largest of its screen
  const soon = cells.length === 1 ? 'first' : 'eager';
  return (
    <section className={styles.cube}>
      <div className={styles.field} style={{ aspectRatio: `100 / ${height}`, '--between': `${gap}px` } as CSSProperties}>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <div key={index} className={classNames(styles.cell, gap > 0 && styles.apart)} style={placeOf(cell)}>
            <Cell cell={cell} loading={isFirstScreen ? soon : 'lazy'} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A link as a whole, a picture with links on parts of it, or a picture. */
function Cell({ cell, loading }: { readonly cell: CubeCell; readonly loading: 'first' | 'eager' | 'lazy' }) {
  const { picture, alt, link, areas } = cell;
  const image = <Picture pictureKey={picture} alt={alt} sizes={sizesFor(cell)} loading={loading} className={styles.picture} />;
  if (link) {
    return (
      <DecoratedLink link={link} className={styles.link}>
        {image}
      </DecoratedLink>
    );
  }
  return (
    <>
      {image}
      {areas.map((area, index) => (
        <DecoratedLink
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place
          key={index}
          link={area.link}
          aria-label={area.name}
          className={classNames(styles.link, styles.area)}
          style={placeOf(area)}
        />
      ))}
    </>
  );
}

const placeOf = ({ x, y, width, height }: Area): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** Its part of the page's column. */
const sizesFor = ({ width }: Area) => `(min-width: 540px) ${Math.ceil(5.16 * width)}px, calc(${width}vw - ${(0.24 * width).toFixed(1)}px)`;
