import { Timeline } from 'antd';
import { useLang, useTexts } from '#i18n/texts';
import { wholeTime } from '#lib/time';
import { Card } from '#ui/page';
import styles from './detail.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

/** What happened, and who did it. */
export function OrderLog({ order: { log } }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { lang } = useLang();
  return (
    <Card title={texts.log}>
      <Timeline
        items={log.map(({ at, by, staff, to, action, note }) => ({
          content: (
            <div className={styles.logEntry}>
              <span>{action === null ? texts.became(texts.states[to]) : texts.logActions[action]}</span>
              <time>{wholeTime(at, lang)}</time>
              <small>{[staff?.name ?? texts.actors[by], note].filter(Boolean).join(' · ')}</small>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
