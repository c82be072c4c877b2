import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import styles from './loyalty.module.css';
import { loyaltyTexts } from './loyalty.texts.ts';
import type { Loyalty } from './member.types.ts';
import { signedCount } from './signed-count.ts';

/** As many stand there before somebody asks for all. */
const FIRST = 4;

interface HistoryProps {
  readonly loyalty: Loyalty;
  readonly nameOf: (level: number) => string;
}

/** How the level came to be: its changes, beside the growth behind them. */
export function LevelHistory({ loyalty: { changes, growthEntries }, nameOf }: HistoryProps) {
  const texts = useTexts(loyaltyTexts);
  return (
    <div className={styles.history}>
      <Entries title={texts.changes}>
        {changes.map(({ fromLevel, toLevel, cause, at, note, staff }) => (
          <Entry
            key={`${at} ${cause}`}
            words={`${texts.causes[cause]} · ${fromLevel === toLevel ? texts.stays(nameOf(toLevel)) : texts.fromTo(nameOf(fromLevel), nameOf(toLevel))}`}
            {...{ at, note, staff }}
          />
        ))}
      </Entries>
      <Entries title={texts.growthEntries}>
        {growthEntries.map(({ id, source, amount, at, note, staff }) => (
          <Entry key={id} words={texts.growthSources[source]} figure={signedCount(amount)} {...{ at, note, staff }} />
        ))}
      </Entries>
    </div>
  );
}

function Entries({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const texts = useTexts(loyaltyTexts);
  const [areAll, setAll] = useState(false);
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {areAll ? children : children.slice(0, FIRST)}
        {children.length === 0 && <li className={styles.quiet}>{texts.none}</li>}
      </ul>
      {!areAll && children.length > FIRST && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {texts.more(children.length)}
        </Button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly words: string;
  readonly figure?: string;
  readonly at: number;
  readonly note: string;
  readonly staff: { readonly name: string } | null;
}

function Entry({ words, figure, at, note, staff }: EntryProps) {
  const { lang } = useLang();
  return (
    <li>
      <span>
        {words}
        <small>{[shortTime(at, Date.now(), lang), staff?.name, note].filter(Boolean).join(' · ')}</small>
      </span>
      {figure !== undefined && <b>{figure}</b>}
    </li>
  );
}
