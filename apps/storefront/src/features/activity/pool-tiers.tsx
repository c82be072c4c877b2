import { useMessages } from '#i18n/messages';
import { activityTexts } from './activity.texts.ts';
import type { ShownTerms } from './activity-queries.ts';
import { tierFrom, tierGains } from './activity-words.ts';
import styles from './pool-tiers.module.css';

/** The tiers of a full reduction side by side: from where, and what each gives. */
export function PoolTiers({ terms }: { readonly terms: ShownTerms }) {
  const { lang } = useMessages();
  const texts = activityTexts[lang];
  if (terms.kind !== 'FULL_REDUCTION' || terms.reduction.by !== 'TIERS' || terms.reduction.tiers.length < 2) return null;
  const { measure, tiers } = terms.reduction;
  return (
    <ol className={styles.tiers}>
      {tiers.map((tier) => {
        const [first, ...others] = tierGains(tier, texts);
        return (
          <li key={tier.from} className={styles.tier}>
            <b className={styles.from}>
              {tierFrom(tier, measure, texts)} {first}
            </b>
            {others.map((gain) => (
              <span key={gain} className={styles.gain}>
                {gain}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
