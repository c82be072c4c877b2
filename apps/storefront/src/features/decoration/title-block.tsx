import type { BlockViewProps } from '#lib/block-view';
import { MoreLink } from '#navigation/more-link';
import { Dotted } from '#ui/dotted';
import { SectionHeader } from '#ui/section-header';
import styles from './title-block.module.css';

export function View({ props: { title, subtitle, align, more } }: BlockViewProps<'title'>) {
  const moreLink = more && <MoreLink link={more} of={title} />;
  if (align === 'left') {
    return (
      <SectionHeader title={title} subtitle={subtitle} place="floor">
        {moreLink}
      </SectionHeader>
    );
  }
  return (
    <header className={styles.centred}>
      <h2 className={styles.title}>{title}</h2>
      {subtitle && (
        <p className={styles.subtitle}>
          <Dotted text={subtitle} />
        </p>
      )}
      {moreLink}
    </header>
  );
}
