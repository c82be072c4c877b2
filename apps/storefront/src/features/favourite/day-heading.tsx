import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import styles from './day-heading.module.css';
import { memberGoodsTexts } from './member-goods.texts.ts';

const dayMs = 86_400_000;

/** A day of the shop's calendar ("2026-11-15"); the last two by their names. */
export function DayHeading({ day }: { readonly day: string }) {
  const { lang } = useMessages();
  const { today, yesterday } = useTexts(memberGoodsTexts);
  const isDay = (instant: number) => dayText(instant, 'zhCN') === day;
  const name = (isDay(Date.now()) && today) || (isDay(Date.now() - dayMs) && yesterday);
  return <h2 className={styles.day}>{name || dayText(Date.parse(`${day}T00:00:00+08:00`), lang)}</h2>;
}
