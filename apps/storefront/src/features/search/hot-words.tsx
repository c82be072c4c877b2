import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Flame from '#icons/flame';
import RefreshCw from '#icons/refresh-cw';
import { Icon } from '#ui/icon';
import styles from './hot-words.module.css';
import { searchTexts } from './search.texts.ts';
import { SearchSection, SectionAction } from './search-section.tsx';
import { WordChip, WordChips } from './word-chips.tsx';

/** Words shown at a time. */
const batchSize = 8;

interface HotWordsProps {
  readonly words: OutputOf<'catalog.search.hotWords'>['words'];
  readonly onSearch: (words: string) => void;
}

/** What the merchant puts forward and what others search. */
export function HotWords({ words, onSearch }: HotWordsProps) {
  const texts = useTexts(searchTexts);
  const [batch, setBatch] = useState(0);
  if (words.length === 0) return null;
  const batches = Math.ceil(words.length / batchSize);
  const actions = batches > 1 && (
    <SectionAction onClick={() => setBatch((batch + 1) % batches)}>
      <Icon of={RefreshCw} size={14} />
      {texts.otherWords}
    </SectionAction>
  );
  return (
    <SearchSection title={texts.hotWords} actions={actions}>
      <WordChips>
        {words.slice(batch * batchSize, (batch + 1) * batchSize).map(({ text, badge }) => (
          <WordChip
            key={text}
            words={text}
            isStrong={badge !== null}
            before={badge === 'hot' && <HotSign name={texts.isHot} />}
            after={badge === 'new' && <span className={styles.fresh}>{texts.isNew}</span>}
            onChoose={() => onSearch(text)}
          />
        ))}
      </WordChips>
    </SearchSection>
  );
}

const HotSign = ({ name }: { readonly name: string }) => (
  <span role="img" aria-label={name} className={styles.hot}>
    <Icon of={Flame} size={14} />
  </span>
);
