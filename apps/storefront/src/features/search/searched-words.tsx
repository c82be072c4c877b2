import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import Trash from '#icons/trash';
import X from '#icons/x';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { Icon } from '#ui/icon';
import { searchTexts } from './search.texts.ts';
import { SearchSection, SectionAction } from './search-section.tsx';
import { useSearchedWords } from './use-searched-words.ts';
import { WordChip, WordChips } from './word-chips.tsx';

/** Words shown before more are asked for: about two rows. */
const shownAtFirst = 8;

interface SearchedWordsProps {
  readonly onSearch: (words: string) => void;
}

/** What was searched on this device. Managing it, a tap on a word takes the word away. */
export function SearchedWords({ onSearch }: SearchedWordsProps) {
  const texts = useTexts(searchTexts);
  const { words, forget, forgetAll } = useSearchedWords();
  const [isManaging, setManaging] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (words.length === 0) return null;
  const shown = isManaging || isWhole ? words : words.slice(0, shownAtFirst);
  const actions = isManaging ? (
    <>
      <SectionAction onClick={() => setAsking(true)}>{texts.forgetAll}</SectionAction>
      <SectionAction onClick={() => setManaging(false)}>{texts.done}</SectionAction>
    </>
  ) : (
    <SectionAction aria-label={texts.manage} onClick={() => setManaging(true)}>
      <Icon of={Trash} size={16} />
    </SectionAction>
  );
  return (
    <SearchSection title={texts.searchedWords} actions={actions}>
      <WordChips>
        {shown.map((past) =>
          isManaging ? (
            <WordChip key={past} words={past} label={texts.forget(past)} after={<Icon of={X} size={12} />} onChoose={() => forget(past)} />
          ) : (
            <WordChip key={past} words={past} onChoose={() => onSearch(past)} />
          ),
        )}
        {shown.length < words.length && (
          <WordChip words="" label={texts.moreWords} before={<Icon of={ChevronDown} size={16} />} onChoose={() => setWhole(true)} />
        )}
      </WordChips>
      <ConfirmSheet isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={forgetAll} {...texts.confirmForget} />
    </SearchSection>
  );
}
