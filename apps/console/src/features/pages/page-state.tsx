import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { Status } from '#ui/status';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';

interface StateProps {
  readonly page: { readonly liveVersion: number | null; readonly scheduledFor: number | null };
}

/** Whether buyers see a page, and what comes by itself. */
export function PageState({ page: { liveVersion, scheduledFor } }: StateProps) {
  const texts = useTexts(pagesTexts);
  const { lang } = useLang();
  return (
    <div className={styles.states}>
      {liveVersion !== null && <Status tone="good">{texts.live(liveVersion)}</Status>}
      {scheduledFor !== null && <Status tone="accent">{texts.scheduled(shortTime(scheduledFor, Date.now(), lang))}</Status>}
      {liveVersion === null && scheduledFor === null && <Status tone="open">{texts.draft}</Status>}
    </div>
  );
}
