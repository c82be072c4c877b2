import type { OutputOf } from '@qianpu/contract/types';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './page-cards.module.css';

interface PageCardsProps {
  readonly pages: OutputOf<'decoration.pageClass.find'>['pages'];
}

/** Cards a phone shows before it is scrolled. */
const firstScreenCards = 6;

/** Micro pages as they are when shared; the shop's logo stands for one without a picture. */
export function PageCards({ pages }: PageCardsProps) {
  const { squareLogo } = useShop();
  return (
    <ul>
      {pages.map(({ id, title, describe, picture }, index) => (
        <li key={id}>
          <PageLink page="micropage" query={{ id }} className={styles.card}>
            <Picture
              pictureKey={picture ?? squareLogo}
              alt=""
              sizes="120px"
              loading={index < firstScreenCards ? 'eager' : 'lazy'}
              className={styles.picture}
            />
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>
                <Dotted text={describe} />
              </span>
            </span>
            <Icon of={ChevronRight} size={16} className={styles.chevron} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
