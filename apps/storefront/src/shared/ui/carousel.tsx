import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#lib/class-names';
import { useSlide } from '#lib/use-slide';
import styles from './carousel.module.css';

interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** How it says which slide stands in view; nothing where there is only one. */
  readonly marks?: 'dots' | 'count';
  readonly className?: string | undefined;
}

const directions: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Slides pushed by hand or by the arrow keys: nothing on the page moves by itself. */
export function Carousel({ label, slides, marks = 'dots', className }: CarouselProps) {
  const { current, onScroll } = useSlide();
  const push = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const row = event.currentTarget;
    row.scrollTo({ left: (current + direction) * row.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={classNames(styles.carousel, className)} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul className={styles.slides} onScroll={onScroll} onKeyDown={push} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <span className={styles[marks]} aria-hidden>
          {marks === 'count'
            ? `${current + 1}/${slides.length}`
            : slides.map(({ key }, index) => <i key={key} className={index === current ? styles.dotOn : styles.dot} />)}
        </span>
      )}
    </section>
  );
}
