import { reviewMemberRows } from '@qianpu/contract/calls/review';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import ThumbsUp from '#icons/thumbs-up';
import { useGoToLogin } from '#navigation/use-go';
import { useSession } from '#session/session';
import { Icon } from '#ui/icon';
import styles from './helpful-button.module.css';
import type { Review } from './review-author.tsx';
import { reviewListTexts } from './review-list.texts.ts';

/** Says that a review helped, or no longer. A visitor is led to login, and back. */
export function HelpfulButton({ review }: { readonly review: Pick<Review, 'id' | 'helpful'> }) {
  const texts = useTexts(reviewListTexts);
  const { isMember } = useSession();
  const goToLogin = useGoToLogin();
  const vote = useWrite(reviewMemberRows, 'catalog.review.helpful', []);
  const [isOn, setOn] = useState(false);
  const [count, setCount] = useState(review.helpful);
  const toggle = () => {
    if (!isMember) return goToLogin();
    if (vote.isPending) return;
    vote.mutate(
      { input: { id: review.id, isHelpful: !isOn } },
      {
        onSuccess: (written) => {
          setOn(!isOn);
          if (written.kind === 'ok') setCount(written.data.helpful);
        },
      },
    );
  };
  return (
    <button
      type="button"
      className={styles.helpful}
      aria-pressed={isOn}
      aria-label={count > 0 ? texts.helpfulTo(count) : undefined}
      onClick={toggle}
    >
      <Icon of={ThumbsUp} size={16} />
      {texts.helpful}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
