import { joinedTexts } from '#i18n/joined.texts';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Card, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { minuteText } from '../activity-words.ts';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarData } from './calendar.types.ts';

/** Pairs that run at one time for some of the same goods, with what happens then and the way to both. */
export function OverlapsCard({ list, overlaps }: CalendarData) {
  const texts = useTexts(calendarTexts);
  const { names } = useTexts(joinedTexts);
  const shopName = useShopNames();
  const nameOf = new Map(list.map(({ id, name }) => [id, name]));
  if (overlaps.length === 0)
    return (
      <Card title={texts.overlaps}>
        <p className={styles.quiet}>{texts.noOverlaps}</p>
      </Card>
    );
  return (
    <Card title={texts.overlaps} note={texts.overlapsNote} isFlush>
      <table className={styles.overlaps}>
        <thead>
          <tr>
            <th scope="col">{texts.pair}</th>
            <th scope="col">{texts.how}</th>
            <th scope="col">{texts.shops}</th>
            <th scope="col">{texts.time}</th>
          </tr>
        </thead>
        <tbody>
          {overlaps.map(({ ids, how, cids, startsAt, endsAt }) => (
            <tr key={ids.join(' ')}>
              <th scope="row">
                <PageLink to={`/activities/${ids[0]}`}>{nameOf.get(ids[0]) ?? ids[0]}</PageLink> {texts.and}{' '}
                <PageLink to={`/activities/${ids[1]}`}>{nameOf.get(ids[1]) ?? ids[1]}</PageLink>
              </th>
              <td>
                <Status tone={how === 'MEET' ? 'accent' : 'warn'}>{texts.hows[how]}</Status>
                <small>{texts.howTexts[how]}</small>
              </td>
              <td>{cids.length === 0 ? texts.allShops : names(cids.map(shopName))}</td>
              <td>{texts.running(minuteText(startsAt), minuteText(endsAt))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
