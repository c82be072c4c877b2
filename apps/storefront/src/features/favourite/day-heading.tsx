import { useDayName } from '#i18n/day-name';
import styles from './day-heading.module.css';

export const DayHeading = ({ day }: { readonly day: string }) => <h2 className={styles.day}>{useDayName(day)}</h2>;
