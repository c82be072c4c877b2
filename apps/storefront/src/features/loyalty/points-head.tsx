import { grouped } from '@qianpu/kit/number';
import { useFresh } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { pointsPages } from './loyalty-queries.ts';
import { pointsTexts } from './points.texts.ts';
import styles from './points-head.module.css';

/** What can be spent, what is owed, what ends when, and what earns points. It keeps its room until it is known. */
export function PointsHead() {
  const texts = useTexts(pointsTexts);
  const { lang } = useMessages();
  const { data } = useFresh(pointsPages(1));
  return (
    <>
      <section className={styles.head} aria-busy={!data}>
        <h2 className={styles.label}>{texts.usable}</h2>
        {data && (
          <>
            <p className={styles.sum}>{grouped(data.points)}</p>
            {data.debt > 0 && <p className={styles.label}>{texts.debt(grouped(data.debt))}</p>}
            {data.ends.map(({ points, endsAt }) => (
              <p key={endsAt} className={styles.label}>
                {/* The last moment it counts: it ends at midnight. */}
                {texts.endsOn(grouped(points), dayText(endsAt - 1, lang))}
              </p>
            ))}
          </>
        )}
      </section>
      <section className={styles.rule} aria-busy={!data}>
        <h2 className={styles.title}>{texts.rule}</h2>
        <ul>
          <li>{data && (data.pointsPerYuan > 0 ? texts.perYuan(data.pointsPerYuan) : texts.noneByBuying)}</li>
          {data?.payRule && <li>{texts.pays(data.payRule.pointsForYuan, data.payRule.mostPercent)}</li>}
          <li>{texts.takenBack}</li>
          <li>{texts.expiry}</li>
        </ul>
      </section>
    </>
  );
}
