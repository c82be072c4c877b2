import { Alert, Button, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { saveText } from '#lib/save-file';
import { Card } from '#ui/page';
import { codesCsv, fileSafe } from './codes-csv.ts';
import styles from './detail.module.css';
import { detailTexts } from './detail.texts.ts';
import type { CouponProps, FiguresProps } from './detail.types.ts';

const MOST_AT_ONCE = 1_000;
/** How many more codes there may be: one that is out there holds its coupon. Null: no limit but that of a call. */
export const codesLeft = (total: number, { claimed, codes }: Pick<FiguresProps['figures'], 'claimed' | 'codes'>): number | null =>
  total === 0 ? null : Math.max(0, total - claimed - (codes.made - codes.used));

export function CodesCard({ coupon, figures }: CouponProps & FiguresProps) {
  const texts = useTexts(detailTexts);
  const [isOpen, setOpen] = useState(false);
  const { made, used } = figures.codes;
  const left = codesLeft(coupon.total, figures);
  return (
    <Card title={texts.codes} {...(made > 0 && { note: texts.codesNote(countText(used), countText(made)) })}>
      <div className={styles.codes}>
        <p className={styles.quiet}>{left === 0 ? texts.codesNone : texts.codesText}</p>
        <Button disabled={left === 0} onClick={() => setOpen(true)}>
          {texts.makeCodes}
        </Button>
      </div>
      {isOpen && <CodesDialog coupon={coupon} left={left} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface DialogProps extends CouponProps {
  readonly left: number | null;
  readonly onClose: () => void;
}

/** Codes are answered once: the file is made at once, and can be made again until this is closed. */
function CodesDialog({ coupon: { id, name }, left: leftNow, onClose }: DialogProps) {
  const texts = useTexts(detailTexts);
  // What is left changes once they are made.
  const [left] = useState(leftNow);
  const most = Math.min(MOST_AT_ONCE, left ?? MOST_AT_ONCE);
  const [count, setCount] = useState<number | null>(Math.min(100, most));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const download = (told: readonly string[]) =>
    saveText(texts.fileName(fileSafe(name)), codesCsv({ codes: told, name, columns: [texts.codeColumn, texts.couponColumn] }));
  const write = useWrite('marketing.coupon.makeCodes', {
    onDone: (made) => {
      setCodes(made.codes);
      download(made.codes);
    },
  });
  const make = (
    <Button type="primary" disabled={!count} loading={write.isPending} onClick={() => count && write.send({ id, count })}>
      {texts.make(countText(count ?? 0))}
    </Button>
  );
  const finished = (
    <>
      <Button onClick={() => codes && download(codes)}>{texts.download}</Button>
      <Button type="primary" onClick={onClose}>
        {texts.codesDone}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={texts.makeCodes}
      footer={codes === null ? make : finished}
      onCancel={onClose}
      mask={{ closable: codes === null }}
      keyboard={codes === null}
    >
      <div className={styles.dialog}>
        {codes === null && (
          <div className={styles.count}>
            <span>{texts.codesCount}</span>
            <InputNumber<number>
              aria-label={texts.codesCount}
              min={1}
              max={most}
              precision={0}
              controls={false}
              changeOnWheel={false}
              suffix={texts.codesUnit}
              value={count}
              onChange={setCount}
            />
            <small>{left !== null && left < MOST_AT_ONCE ? texts.codesLeft(countText(left)) : texts.codesMost}</small>
          </div>
        )}
        {codes !== null && <Alert type="success" showIcon title={texts.codesMade(countText(codes.length))} />}
        <Alert type="warning" showIcon title={texts.codesOnce} description={texts.codesOnceText} />
      </div>
    </Modal>
  );
}
