import type { ShownActivity } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { joinedTexts } from '#i18n/joined.texts';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { activityTexts } from './activity.texts.ts';
import styles from './activity-hero.module.css';
import { activityPageTexts } from './activity-page.texts.ts';
import { useActivityState } from './activity-state.ts';
import { activityRules, activityWords } from './activity-words.ts';
import { Countdown } from './countdown.tsx';
import type { Dated } from './server-clock.ts';

interface ActivityHeroProps {
  readonly activity: ShownActivity;
  readonly answer: Dated;
  /** It begins or ends now. */
  readonly onOver: () => void;
  /** Beside its words. */
  readonly children?: ReactNode;
}

/** What the page is about: what the activity does, for whom, and how long. */
export function ActivityHero({ activity, answer, onOver, children }: ActivityHeroProps) {
  const { lang } = useMessages();
  const words = activityWords(activity.terms, lang);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h2 className={styles.name}>{activity.name}</h2>
        {words.length === 1 && <p className={styles.does}>{words[0]}</p>}
        <ActivityTime activity={activity} answer={answer} onOver={onOver} />
        <ActivitySmallPrint activity={activity} />
      </div>
      {children}
    </section>
  );
}

function ActivitySmallPrint({ activity }: Pick<ActivityHeroProps, 'activity'>) {
  const { lang } = useMessages();
  const rules = activityRules(activity, lang);
  return rules.length > 0 && <p className={styles.rules}>{joinedTexts[lang].sentences(rules)}</p>;
}

/** How long until it begins or ends, or where it stands instead. */
function ActivityTime({ activity, answer, onOver }: ActivityHeroProps) {
  const { states } = useTexts(activityTexts);
  const texts = useTexts(activityPageTexts);
  const state = useActivityState(activity, answer);
  const until = { SOON: activity.startsAt, ON: activity.endsAt, SOLD_OUT: activity.endsAt, OVER: null }[state];
  return (
    <p className={styles.time}>
      <span>{state === 'SOON' ? texts.untilStart : state === 'ON' ? texts.untilEnd : states[state]}</span>
      {until !== null && <Countdown key={until} until={until} answer={answer} onOver={onOver} />}
    </p>
  );
}
