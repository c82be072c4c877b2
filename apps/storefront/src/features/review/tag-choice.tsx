import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { reviewSummary } from './review-queries.ts';
import styles from './tag-choice.module.css';
import { writeReviewTexts } from './write-review.texts.ts';

/** On offer, and at most chosen. */
const offeredTags = 8;
const mostTags = 5;

interface TagChoiceProps {
  readonly goodsId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (tags: readonly string[]) => void;
}

/** What others said of the goods, and a few words to begin with. */
export function TagChoice({ goodsId, chosen, onChoose }: TagChoiceProps) {
  const texts = useTexts(writeReviewTexts);
  const { data } = useRead(reviewSummary(goodsId));
  const said = data?.tags.map(({ tag }) => tag) ?? [];
  const offered = [...new Set([...said, ...texts.starterTags])].slice(0, offeredTags);
  const toggle = (tag: string) => onChoose(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <fieldset className={styles.tags} aria-label={texts.tags}>
      {offered.map((tag) => {
        const isOn = chosen.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={isOn}
            disabled={!isOn && chosen.length === mostTags}
            onClick={() => toggle(tag)}
          >
            {tag}
          </button>
        );
      })}
    </fieldset>
  );
}
