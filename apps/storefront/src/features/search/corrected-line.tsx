import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import styles from './corrected-line.module.css';
import { resultsTexts } from './results.texts.ts';

interface CorrectedLineProps {
  readonly typed: string;
  /** What was searched instead. */
  readonly corrected: string;
}

export function CorrectedLine({ typed, corrected: instead }: CorrectedLineProps) {
  const { corrected, insist } = useTexts(resultsTexts);
  return (
    <p className={styles.line}>
      {corrected(instead)}
      <PageLink page="goodSearch" query={{ words: typed, exact: 1 }} className={styles.insist}>
        {insist(typed)}
      </PageLink>
    </p>
  );
}
