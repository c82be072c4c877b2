import { grouped } from '@qianpu/kit/number';
import type { CSSProperties } from 'react';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useSession } from '#session/session';
import { levelTexts } from './level.texts.ts';
import { levelState } from './level-state.ts';
import styles from './level-strip.module.css';
import type { OwnLevel } from './loyalty-queries.ts';
import { ownLevel } from './loyalty-queries.ts';

/** The way to the member centre: how far it is to the next level, where there is one. It has one height for everybody. */
export function LevelStrip() {
  const { isMember } = useSession();
  const texts = useTexts(levelTexts);
  const { data, isError } = useFresh(ownLevel(), isMember);
  const isWaiting = isMember && !data && !isError;
  return (
    <PageLink page="memberCenter" className={styles.strip}>
      <span className={styles.words}>
        {isMember && data?.next ? <Way own={data} /> : !isWaiting && <Plain says={isMember ? texts.centerSays : texts.logInSays} />}
      </span>
      <span className={styles.go}>{texts.toRights}</span>
    </PageLink>
  );
}

function Way({ own }: { readonly own: OwnLevel }) {
  const texts = useTexts(levelTexts);
  const { next, part } = levelState(own);
  if (!next) return <Plain says={texts.centerSays} />;
  return (
    <>
      <b className={styles.title}>{texts.missing(grouped(next.missing), next.level.name)}</b>
      <span className={styles.bar} style={{ '--part': part } as CSSProperties}>
        <i />
      </span>
      <span className={styles.note}>
        {texts.growth} <b>{`${grouped(own.growth)} / ${grouped(next.level.growthFrom)}`}</b>
      </span>
    </>
  );
}

function Plain({ says }: { readonly says: string }) {
  const { center } = useTexts(levelTexts);
  return (
    <>
      <b className={styles.title}>{center}</b>
      <span className={styles.note}>{says}</span>
    </>
  );
}
