import { reviewMemberRows } from '@qianpu/contract/calls/review';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { Button } from '#ui/button';
import { TextArea } from '#ui/text-area';
import { useToast } from '#ui/toast';
import { readsOfReviews } from './my-review-queries.ts';
import { PictureField } from './picture-field.tsx';
import { mostCharacters } from './review-limits.ts';
import { keysOf, lackOf, useSentPictures } from './use-sent-pictures.ts';
import { writeReviewTexts } from './write-review.texts.ts';

interface AppendReviewProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** What its author adds to a review, once. */
export function AppendReview({ id, onDone }: AppendReviewProps) {
  const texts = useTexts(writeReviewTexts);
  const toast = useToast();
  const [text, setText] = useState('');
  const sent = useSentPictures();
  const append = useWrite(reviewMemberRows, 'catalog.review.append', readsOfReviews);
  const send = useGuarded(async () => {
    const written = await append.mutateAsync({ input: { id, text, pictures: keysOf(sent.pictures) } });
    if (written.kind === 'ok') toast(written.data.standing === 'SHOWN' ? texts.sentShown : texts.sentWaiting);
    onDone();
  });
  const lack = text.trim() ? lackOf(sent.pictures) : 'sayFirst';
  return (
    <>
      <TextArea mostCharacters={mostCharacters} label={texts.appendText} hint={texts.appendHint} text={text} onChange={setText} />
      <PictureField {...sent} />
      <Button size="large" isBlock isBusy={append.isPending} onClick={() => (lack ? toast(texts[lack]) : send())}>
        {texts.sendAppended}
      </Button>
    </>
  );
}
