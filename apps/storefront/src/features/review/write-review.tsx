import { reviewMemberRows } from '@qianpu/contract/calls/review';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { Button } from '#ui/button';
import { Picture } from '#ui/picture';
import { TextArea } from '#ui/text-area';
import { Tick } from '#ui/tick';
import { useToast } from '#ui/toast';
import type { WaitingLine } from './my-review-queries.ts';
import { readsOfReviews } from './my-review-queries.ts';
import { PictureField } from './picture-field.tsx';
import { mostCharacters } from './review-limits.ts';
import type { ShopScores } from './shop-scores.tsx';
import { ShopScoreFields } from './shop-scores.tsx';
import { StarChoice } from './star-choice.tsx';
import { TagChoice } from './tag-choice.tsx';
import { keysOf, lackOf, useSentPictures } from './use-sent-pictures.ts';
import styles from './write-review.module.css';
import { writeReviewTexts } from './write-review.texts.ts';

/** A line that waits for its review: stars first, and the rest once they are given. */
export function WriteReview({ line }: { readonly line: WaitingLine }) {
  const texts = useTexts(writeReviewTexts);
  const [score, setScore] = useState(0);
  return (
    <article className={styles.card}>
      <div className={styles.line}>
        <Picture pictureKey={line.picture} alt="" sizes="56px" className={styles.picture} />
        <div className={styles.words}>
          <h3 className={styles.title}>{line.title}</h3>
          <p className={styles.specs}>{line.specs}</p>
        </div>
      </div>
      <StarChoice label={texts.score(line.title)} score={score} onChoose={setScore} />
      {score > 0 && <ReviewForm line={line} score={score} />}
    </article>
  );
}

interface ReviewFormProps {
  readonly line: WaitingLine;
  readonly score: number;
}

function ReviewForm({ line: { orderId, skuId, goodsId }, score }: ReviewFormProps) {
  const texts = useTexts(writeReviewTexts);
  const toast = useToast();
  const [text, setText] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [isAnonymous, setAnonymous] = useState(false);
  const [shopScores, setShopScores] = useState<ShopScores>({});
  const sent = useSentPictures();
  const add = useWrite(reviewMemberRows, 'catalog.review.add', readsOfReviews);
  const send = useGuarded(async () => {
    const input = { orderId, skuId, score, ...shopScores, text, pictures: keysOf(sent.pictures), tags: [...tags], isAnonymous };
    const written = await add.mutateAsync({ input });
    if (written.kind === 'ok') toast(written.data.standing === 'SHOWN' ? texts.sentShown : texts.sentWaiting);
  });
  const lack = lackOf(sent.pictures);
  return (
    <>
      <TextArea mostCharacters={mostCharacters} label={texts.text} hint={texts.textHint} text={text} onChange={setText} />
      <PictureField {...sent} />
      <TagChoice goodsId={goodsId} chosen={tags} onChoose={setTags} />
      <ShopScoreFields scores={shopScores} onChange={setShopScores} />
      <div className={styles.actions}>
        <Tick isTicked={isAnonymous} onChange={setAnonymous}>
          {texts.anonymous}
        </Tick>
        <Button isBusy={add.isPending} onClick={() => (lack ? toast(texts[lack]) : send())}>
          {texts.send}
        </Button>
      </div>
    </>
  );
}
