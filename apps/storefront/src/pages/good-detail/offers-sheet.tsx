import { shortFen } from '@qianpu/kit/fen';
import { useRead } from '#api/read-query';
import { activityRules, activityWords } from '#features/activity';
import { ClaimList } from '#features/coupon';
import type { BestPrice, GoodsOffers } from '#features/item';
import { product } from '#features/item';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { shortInstantText } from '#lib/instant';
import { activityPage } from '#navigation/activity-page';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { FailedPart } from '#ui/failed';
import { Icon } from '#ui/icon';
import { Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import { OrdersSkeleton } from '#ui/skeleton';
import { Tag } from '#ui/tag';
import { itemOffersTexts } from './item-offers.texts.ts';
import { stripActivities } from './offer-words.ts';
import styles from './offers-sheet.module.css';
import { useOffers } from './use-offers.ts';

interface OffersSheetProps {
  readonly id: string;
  readonly skuId: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the best price comes about, what more pieces bring, and coupons to claim in place. */
export function OffersSheet({ id, skuId, isOpen, onClose }: OffersSheetProps) {
  const texts = useTexts(itemOffersTexts);
  const { cid } = useShop();
  const { data, isError, refetch } = useOffers(id, skuId);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title}>
      {!data && (isError ? <FailedPart text={texts.failed} onRetry={refetch} /> : <OrdersSkeleton />)}
      {data?.bestPrice && <HowBest id={id} skuId={skuId} best={data.bestPrice} />}
      {data && <ActivityRows offers={data} />}
      {data?.promotions.map((promotion) => (
        <Promotion key={promotion.promotionId} promotion={promotion} />
      ))}
      {data && data.coupons.length > 0 && (
        <section>
          <h3 className={styles.heading}>{texts.coupons}</h3>
          <ClaimList coupons={data.coupons} shopId={cid} />
        </section>
      )}
    </Sheet>
  );
}

function HowBest({ id, skuId, best }: Pick<OffersSheetProps, 'id' | 'skuId'> & { readonly best: BestPrice }) {
  const texts = useTexts(itemOffersTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { cid } = useShop();
  const { data: item } = useRead(product(cid, id));
  const priceFen = item?.skus.find((sku) => sku.id === skuId)?.priceFen ?? item?.priceFen;
  return (
    <section className={styles.how}>
      <h3 className={styles.heading}>{texts.how}</h3>
      <dl>
        {priceFen !== undefined && (
          <div className={styles.row}>
            <dt>{texts.price}</dt>
            <dd>{shortFen(priceFen)}</dd>
          </div>
        )}
        {best.how.map(({ promotionKind, name, offFen }) => (
          <div key={`${promotionKind} ${name}`} className={styles.row}>
            <dt>{name || promotionKinds[promotionKind]}</dt>
            <dd className={styles.less}>−{shortFen(offFen)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{texts.best}</dt>
          <dd>
            <Price fen={best.fen} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Each leads to the page of its activity, where its goods stand together. */
function ActivityRows({ offers }: { readonly offers: GoodsOffers }) {
  const texts = useTexts(itemOffersTexts);
  const { lang } = useMessages();
  const { promotionKinds } = useTexts(receiptTexts);
  const rows = stripActivities(offers);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.activities}>
      {rows.map((activity) => {
        const { id, terms, state, startsAt } = activity;
        const notes = [state === 'SOON' && texts.starts(shortInstantText(startsAt, lang)), ...activityRules(activity, lang)].filter(
          Boolean,
        );
        const words = (
          <>
            <Tag>{promotionKinds[terms.kind]}</Tag>
            <span className={styles.does}>
              {activityWords(terms, lang).map((does) => (
                <span key={does} className={styles.tier}>
                  {does}
                </span>
              ))}
              {notes.length > 0 && (
                <small className={styles.note}>
                  <Dotted text={notes.join(' · ')} />
                </small>
              )}
            </span>
          </>
        );
        const way = activityPage(terms.kind, id);
        return (
          <li key={id}>
            {way ? (
              <PageLink {...way} className={styles.activity}>
                {words}
                <Icon of={ChevronRight} size={14} className={styles.chevron} />
              </PageLink>
            ) : (
              <div className={styles.activity}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Promotion({ promotion: { promotionKind, name, steps } }: { readonly promotion: GoodsOffers['promotions'][number] }) {
  const texts = useTexts(itemOffersTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  return (
    <section className={styles.promotion}>
      <h3 className={styles.heading}>{name || promotionKinds[promotionKind]}</h3>
      {steps.length > 0 && (
        <>
          <p className={styles.note}>{texts.ladderNote}</p>
          <ul className={styles.steps}>
            {steps.map(({ fromPieces, unitFen }) => (
              <li key={fromPieces} className={styles.step}>
                {texts.step(fromPieces, shortFen(unitFen))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
