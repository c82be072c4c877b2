import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { useSetQuery } from '#navigation/use-set-query';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import type { Category, CategoryTile, CategoryTree, Subcategory } from './category.types.ts';
import styles from './category-pictures.module.css';
import { CategoryRail } from './category-rail.tsx';
import { topmostOf, watchScroll } from './watch-sections.ts';

interface CategoryPicturesProps {
  readonly tree: CategoryTree;
  /** The one the address names. */
  readonly askedId: string;
}

/** All categories below one another, in pictures of the last level. The rail follows what is in sight, and the address once it rests. */
export function CategoryPictures({ tree, askedId }: CategoryPicturesProps) {
  const ask = useSetQuery();
  const frame = useRef<HTMLDivElement>(null);
  const [seenId, setSeenId] = useState(askedId);
  const look = () => {
    const sections = [...(frame.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
    const line = sections[0] ? Number.parseFloat(getComputedStyle(sections[0]).scrollMarginTop) || 0 : 0;
    return { sections, topmost: (topmostOf(sections, line) as HTMLElement | undefined)?.dataset.section };
  };
  const onScroll = useEffectEvent(() => setSeenId(look().topmost ?? askedId));
  const onRest = useEffectEvent(() => {
    if (seenId !== askedId) ask({ id: seenId });
  });
  const leadTo = useEffectEvent((id: string) => {
    const { sections, topmost } = look();
    setSeenId(id);
    if (topmost !== id) sections.find((section) => section.dataset.section === id)?.scrollIntoView();
  });
  useEffect(() => watchScroll({ onScroll: () => onScroll(), onRest: () => onRest() }), []);
  useEffect(() => leadTo(askedId), [askedId]);
  return (
    <div ref={frame} className={styles.frame}>
      <CategoryRail tree={tree} currentId={seenId} />
      <div className={styles.sections}>
        {tree.map((category, place) => (
          <Section key={category.id} category={category} isFirstScreen={place === 0} />
        ))}
      </div>
    </div>
  );
}

interface SectionProps {
  readonly category: Category;
  readonly isFirstScreen: boolean;
}

function Section({ category, isFirstScreen }: SectionProps) {
  const { id, name, children } = category;
  const withLeaves = children.filter((branch) => branch.children.length > 0);
  const alone = children.filter((branch) => branch.children.length === 0);
  return (
    <section data-section={id} className={styles.section} aria-label={name}>
      <Heading as="h2" category={category} />
      <Tiles tiles={alone} isFirstScreen={isFirstScreen} />
      {withLeaves.map((branch) => (
        <div key={branch.id}>
          <Heading as="h3" category={branch} />
          <Tiles tiles={branch.children} isFirstScreen={isFirstScreen} />
        </div>
      ))}
    </section>
  );
}

interface HeadingProps {
  readonly as: 'h2' | 'h3';
  readonly category: Pick<Subcategory, 'id' | 'name'>;
}

/** The name itself leads to all of it. */
const Heading = ({ as: Title, category: { id, name } }: HeadingProps) => (
  <Title className={styles[Title]}>
    <PageLink page="classGoodList" query={{ id }} className={styles.heading}>
      {name}
      <Icon of={ChevronRight} size={14} className={styles.chevron} />
    </PageLink>
  </Title>
);

interface TilesProps {
  readonly tiles: readonly CategoryTile[];
  readonly isFirstScreen: boolean;
}

const Tiles = ({ tiles, isFirstScreen }: TilesProps) => (
  <ul className={styles.tiles}>
    {tiles.map(({ id, name, picture }) => (
      <li key={id}>
        <PageLink page="classGoodList" query={{ id }} className={styles.tile}>
          <Picture pictureKey={picture} alt="" sizes="76px" loading={isFirstScreen ? 'eager' : 'lazy'} className={styles.picture} />
          {name}
        </PageLink>
      </li>
    ))}
  </ul>
);
