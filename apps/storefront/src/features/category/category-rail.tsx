import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { QueryLink } from '#navigation/query-link';
import { categoryTexts } from './category.texts.ts';
import type { CategoryTree } from './category.types.ts';
import styles from './category-rail.module.css';

interface CategoryRailProps {
  readonly tree: CategoryTree;
  readonly currentId: string;
}

/** Steps along the rail by key; it ends at both ends. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

/** The names of the first level beside what they hold. The one on show stays in sight; arrows lead from one to the next. */
export function CategoryRail({ tree, currentId }: CategoryRailProps) {
  const { firstLevel } = useTexts(categoryTexts);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>(`[data-category="${currentId}"]`);
    if (rail.current && current) rail.current.scrollTop = current.offsetTop - (rail.current.clientHeight - current.offsetHeight) / 2;
  }, [currentId]);
  const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const next = steps[event.key]?.(links.indexOf(event.target as HTMLElement), links.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus({ preventScroll: true });
    links[next]?.click();
  };
  return (
    <nav ref={rail} aria-label={firstLevel} className={styles.rail}>
      <ul className={styles.names} onKeyDown={stepByKey}>
        {tree.map(({ id, name }) => (
          <li key={id} data-category={id} className={styles.entry}>
            <QueryLink page="goodClass" query={{ id }} className={styles.name} aria-current={id === currentId ? 'true' : undefined}>
              {name}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
