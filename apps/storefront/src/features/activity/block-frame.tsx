import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { SectionHeader } from '#ui/section-header';
import styles from './block-frame.module.css';

interface BlockFrameProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The page of what the block shows. */
  readonly page: 'limitTimeDiscountActivityList' | 'activeGoodsList' | 'discountPackageActivityDetail';
  readonly id?: string | undefined;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A block's name and the way to its page, above what it shows. */
export function BlockFrame({ title, subtitle = '', page, id, aside, children }: BlockFrameProps) {
  const { more, moreOf } = useMessages();
  return (
    <section className={styles.block}>
      <SectionHeader title={title} subtitle={subtitle} place="floor">
        {aside}
        <PageLink page={page} query={{ id }} className={styles.more} aria-label={moreOf(title)}>
          {more}
          <Icon of={ChevronRight} size={14} />
        </PageLink>
      </SectionHeader>
      {children}
    </section>
  );
}

/** Goods side by side, pushed sideways. */
export const blockRailClass = styles.rail;
/** Goods in two columns. */
export const blockGridClass = styles.grid;
