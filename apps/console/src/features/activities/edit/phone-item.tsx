import { useTexts } from '#i18n/texts';
import type { BasketLine } from '#lib/use-basket';
import { Picture } from '#ui/picture';
import { minuteText, termsText, yuanText } from '../activity-words.ts';
import { activityWords } from '../words.texts.ts';
import type { ActivityValues } from './activity-values.ts';
import { previewOf } from './draft-of.ts';
import { isDraftPromotion, type PricedShop } from './draft-promotion.ts';
import styles from './phone.module.css';
import { previewTexts } from './preview.texts.ts';

interface ItemProps {
  readonly values: ActivityValues;
  readonly line: BasketLine | undefined;
  readonly priced: PricedShop | undefined;
}

/** What one piece costs with the activity alone; null where it has no price of its own there. Computed by the engine, never here. */
function pieceFen(priced: PricedShop | undefined, skuId: string | undefined): number | null {
  const line = priced?.lines.find((one) => one.skuId === skuId);
  const share = line?.shares.find(({ promotionId }) => isDraftPromotion(promotionId));
  if (!line || !share || share.offFen % share.pieces !== 0) return null;
  return line.unitFen - share.offFen / share.pieces;
}

/** The page of the first goods of the basket, with the activity's band. */
export function PhoneItem({ values, line, priced }: ItemProps) {
  const texts = useTexts(previewTexts);
  const words = useTexts(activityWords);
  const draft = previewOf(values, texts.itself);
  const isLinePrice = values.kind === 'LIMITED_DISCOUNT' || values.kind === 'PRIVILEGED';
  const price = isLinePrice ? pieceFen(priced, line?.sku?.skuId) : null;
  const isTaken = priced?.receipt.some(({ promotionId, isTaken: taken }) => taken && isDraftPromotion(promotionId)) ?? false;
  return (
    <div className={styles.item}>
      <div className={styles.picture}>{line?.picture && <Picture of={line.picture} side={304} />}</div>
      <div className={styles.band}>
        <div className={styles.price}>
          {price === null ? (
            <b className={styles.words}>{draft ? termsText(draft.terms, words) : words.kinds[values.kind]}</b>
          ) : (
            <>
              <b>{yuanText(price)}</b>
              {line?.sku && <s>{yuanText(line.sku.priceFen)}</s>}
            </>
          )}
        </div>
        <div className={styles.until}>
          <span>{words.kinds[values.kind]}</span>
          <small>{values.endsAt === null ? texts.noEnd : texts.ends(minuteText(values.endsAt).slice(5))}</small>
        </div>
      </div>
      <div className={styles.about}>
        <p>
          {values.audience === 'NEW' || values.kind === 'FIRST_ORDER' ? <em>{texts.onlyNew}</em> : null}
          {line?.title}
        </p>
        {price === null && line?.sku && <p className={styles.list}>{texts.list(yuanText(line.sku.priceFen))}</p>}
        <div className={styles.strip}>
          <em>{words.kinds[values.kind]}</em>
          <span>{values.name.trim() || texts.itself}</span>
        </div>
        {priced && !isTaken && <p className={styles.not}>{texts.notTaken}</p>}
      </div>
      <div className={styles.bar}>
        <span>{texts.buy}</span>
      </div>
    </div>
  );
}
