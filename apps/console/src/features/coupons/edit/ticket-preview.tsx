import { joinedTexts } from '#i18n/joined.texts';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import { conditionsOf, validityText, valueText } from '../coupon-words.ts';
import { couponWords } from '../words.texts.ts';
import { type CouponValues, draftOf, previewOf } from './coupon-values.ts';
import { previewTexts } from './preview.texts.ts';
import styles from './ticket-preview.module.css';

/** The coupon as the shop's coupon centre shows it. */
export function TicketPreview({ values }: { readonly values: CouponValues }) {
  const texts = useTexts(previewTexts);
  const words = useTexts(couponWords);
  const joined = useTexts(joinedTexts);
  const nameOf = useShopNames();
  const terms = previewOf({ ...values, scopeBy: 'ALL', goods: [{ id: '1', title: '', picture: null }] }, texts.previewName);
  const { validity, scope, cids, isAlone } = draftOf(values);
  const isPeriodTyped = validity.by === 'AFTER_CLAIM' ? values.validDays !== null : values.period !== null;
  const tag = { ALL: undefined, NEW: texts.onlyNew, NAMED: texts.onlyNamed }[values.audience];
  const rules = [
    cids.length === 0 ? texts.allShops : texts.shops(joined.names(cids.map(nameOf))),
    texts.scope[scope.by],
    ...(scope.exceptGoodsIds.length > 0 ? [texts.except(scope.exceptGoodsIds.length)] : []),
    ...(isAlone ? [texts.alone] : []),
    ...(values.perMember === null ? [] : [texts.perMember(values.perMember)]),
  ];
  return (
    <Card title={texts.preview} {...(!values.isShown && { extra: <Status tone="open">{texts.notShown}</Status> })}>
      <div className={styles.phone}>
        <div className={styles.ticket}>
          <div className={styles.worth}>
            {terms === null ? (
              <p className={styles.untyped}>{texts.noValue}</p>
            ) : (
              <>
                <p className={styles.value} data-by={terms.worth.by}>
                  {valueText(terms, words)}
                </p>
                {conditionsOf(terms, words).map((condition) => (
                  <p key={condition}>{condition}</p>
                ))}
              </>
            )}
          </div>
          <div className={styles.words}>
            <b>
              {values.name.trim() || texts.previewName}
              {tag !== undefined && <em>{tag}</em>}
            </b>
            {isPeriodTyped && <p>{validityText({ validity }, words)}</p>}
          </div>
          <div className={styles.action}>
            <span>{texts.claim}</span>
          </div>
        </div>
        <p className={styles.rules}>{joined.sentences(rules)}</p>
      </div>
    </Card>
  );
}
