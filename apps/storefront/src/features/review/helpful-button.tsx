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

interface HelpfulButtonProps {
  readonly review: Pick<Review, 'id' | 'helpful'>;
  /** The member has said so before. */
  readonly isVoted: boolean;
}

/** Says that a review helped, or no longer. A visitor is led to login, and back. */
export function HelpfulButton({ review, isVoted }: HelpfulButtonProps) {
  const texts = useTexts(reviewListTexts);
  const { isMember } = useSession();
  const goToLogin = useGoToLogin();
  const vote = useWrite(reviewMemberRows, 'catalog.review.helpful', ['catalog.review.voted']);
  const [counted, setCounted] = useState<number | null>(null);
  const count = counted ?? review.helpful;
  // It follows the finger until the mall has said what holds.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const toggle = () => {
    if (!isMember) return goToLogin();
    if (wanted !== null) return;
    setWanted(!isVoted);
    vote.mutate(
      { input: { id: review.id, isHelpful: !isVoted } },
      {
        onSuccess: (written) => written.kind === 'ok' && setCounted(written.data.helpful),
        onSettled: () => setWanted(null),
      },
    );
  };
  return (
    <button type="button" className={styles.helpful} aria-pressed={wanted ?? isVoted} onClick={toggle}>
      <Icon of={ThumbsUp} size={16} />
      {texts.helpful} {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
