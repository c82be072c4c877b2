import { useTexts } from '#i18n/texts';
import { Card, PageLink } from '#ui/page';
import type { Activity } from '../activity.types.ts';
import { minuteText } from '../activity-words.ts';
import { activityWords } from '../words.texts.ts';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { Overlap } from './calendar.types.ts';
import { type Month, placeIn } from './month.ts';

interface ShopMonthProps {
  readonly name: string;
  readonly month: Month;
  readonly activities: readonly Activity[];
  readonly overlaps: readonly Overlap[];
  /** Null: activities of every shop. */
  readonly cid: string | null;
}

/** One shop's month: a row for each activity, a bar for its time. */
export function ShopMonth({ name, month, activities, overlaps, cid }: ShopMonthProps) {
  const texts = useTexts(calendarTexts);
  const days = Array.from({ length: month.days }, (_, at) => at + 1);
  const now = Date.now();
  const isNow = now >= month.from && now <= month.to;
  // Of every shop: in whichever shop they meet another.
  const inShop = overlaps.filter(({ cids }) => cid === null || cids.length === 0 || cids.includes(cid));
  return (
    <Card title={name} isFlush>
      <table className={styles.month} aria-label={texts.table(name)}>
        <thead>
          <tr>
            <th scope="col">{texts.activity}</th>
            <th scope="col">
              <div className={styles.days} aria-hidden="true">
                {days.map((day) => (
                  <span key={day}>{day}</span>
                ))}
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {activities.map((activity) => (
            <Row
              key={activity.id}
              {...{ activity, month }}
              overlaps={inShop.filter(({ ids }) => ids.includes(activity.id))}
              nowAt={isNow ? placeIn(month, { startsAt: now, endsAt: now }).left : null}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface RowProps {
  readonly activity: Activity;
  readonly month: Month;
  readonly overlaps: readonly Overlap[];
  /** Where this moment lies; null: not in this month. */
  readonly nowAt: number | null;
}

function Row({ activity, month, overlaps, nowAt }: RowProps) {
  const texts = useTexts(calendarTexts);
  const words = useTexts(activityWords);
  const { id, name, state, terms, startsAt, endsAt } = activity;
  const time = texts.running(minuteText(startsAt), minuteText(endsAt));
  const { left, width } = placeIn(month, activity);
  return (
    <tr>
      <th scope="row">
        <PageLink to={`/activities/${id}`}>
          <span title={name}>{name}</span>
        </PageLink>
        <small>
          {words.kinds[terms.kind]} · {words.statuses[state]}
          {overlaps.length > 0 && <em>{texts.collides(overlaps.length)}</em>}
        </small>
      </th>
      <td>
        <div className={styles.track} style={{ backgroundSize: `${100 / month.days}% 100%` }}>
          {nowAt !== null && <i className={styles.now} style={{ left: `${nowAt}%` }} title={texts.today} />}
          <div
            className={styles.bar}
            role="img"
            aria-label={time}
            title={time}
            data-state={state}
            style={{ left: `${left}%`, width: `${width}%` }}
          >
            <span>{name}</span>
          </div>
          {overlaps.map((overlap) => {
            const place = placeIn(month, overlap);
            return (
              <i
                key={overlap.ids.join(' ')}
                className={styles.overlap}
                data-how={overlap.how}
                title={texts.howTexts[overlap.how]}
                style={{ left: `${place.left}%`, width: `${place.width}%` }}
              />
            );
          })}
        </div>
      </td>
    </tr>
  );
}
