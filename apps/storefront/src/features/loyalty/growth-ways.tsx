import { REVIEW_GROWTH, REVIEWS_A_DAY } from '@qianpu/kit/growth';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import ShoppingBag from '#icons/shopping-bag';
import SquarePen from '#icons/square-pen';
import UserRoundCheck from '#icons/user-round-check';
import { PageLink } from '#navigation/page-link';
import type { PageName } from '#navigation/pages';
import { buttonClassOf } from '#ui/button';
import type { IconShape } from '#ui/icon';
import { Icon } from '#ui/icon';
import styles from './growth-ways.module.css';
import { levelTexts } from './level.texts.ts';

interface GrowthWaysProps {
  /** Null where no level has anything for it; else whether it is known. */
  readonly birthday: { readonly isKnown: boolean } | null;
}

/** What makes growth, each with the way there. */
export function GrowthWays({ birthday }: GrowthWaysProps) {
  const texts = useTexts(levelTexts);
  const review = texts.reviewSays(REVIEW_GROWTH, REVIEWS_A_DAY);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.ways}</h2>
      <ul>
        <Way icon={ShoppingBag} title={texts.buy} text={texts.buySays}>
          <WayLink page="index">{texts.toBuy}</WayLink>
        </Way>
        <Way icon={SquarePen} title={texts.review} text={review}>
          <WayLink page="appraisal">{texts.toReview}</WayLink>
        </Way>
        {birthday && (
          <Way icon={UserRoundCheck} title={texts.birthday} text={texts.birthdaySays}>
            {birthday.isKnown ? (
              <span className={styles.done}>{texts.done}</span>
            ) : (
              <WayLink page="personalData">{texts.toBirthday}</WayLink>
            )}
          </Way>
        )}
      </ul>
    </section>
  );
}

interface WayProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Way = ({ icon, title, text, children }: WayProps) => (
  <li className={styles.way}>
    <span className={styles.disc}>
      <Icon of={icon} size={18} />
    </span>
    <span className={styles.words}>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    {children}
  </li>
);

const WayLink = ({ page, children }: { readonly page: PageName; readonly children: string }) => (
  <PageLink page={page} className={buttonClassOf({ tone: 'soft' })}>
    {children}
  </PageLink>
);
