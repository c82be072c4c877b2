import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Card } from '#ui/page';
import type { CardProps } from './card.types.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';

/** The editor weighs more than the rest of the page: it comes when somebody wants to write. */
const RichText = lazy(async () => ({ default: (await import('../rich-text/rich-text.tsx')).RichText }));

export function DetailCard({ draft: { detailHtml }, set, errors }: CardProps) {
  const texts = useTexts(editTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.detail} note={errors.get('detailHtml')}>
      {isOpen ? (
        <Suspense fallback={<div className={styles.detailWaiting} />}>
          <RichText label={texts.detail} value={detailHtml} onChange={(html) => set({ detailHtml: html })} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{texts.openDetail}</Button>
      )}
    </Card>
  );
}
