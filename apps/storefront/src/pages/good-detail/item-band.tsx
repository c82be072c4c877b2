import type { OutputOf, Product } from '@qianpu/contract/types';
import { shortFen } from '@qianpu/kit/fen';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useRead } from '#api/read-query';
import { Countdown, PlaceOfCountdown } from '#features/activity';
import { product, visitorPrices } from '#features/item';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Price } from '#ui/price';
import { useToast } from '#ui/toast';
import styles from './item-band.module.css';
import { itemBandTexts } from './item-band.texts.ts';
import type { ItemOffer } from './use-item-offer.ts';
import { useItemOffer } from './use-item-offer.ts';
import { usePrivilege } from './use-privilege.ts';

interface ItemBandProps {
  readonly id: string;
  /** The one that was chosen among several. */
  readonly skuId?: string | undefined;
}

/** Below the gallery: the price an activity gives these goods, and how long. Until the page is alive, what a visitor pays: that is part of it. */
export function ItemBand({ id, skuId }: ItemBandProps) {
  const { cid } = useShop();
  const { data: item } = useRead(product(cid, id));
  const offer = useItemOffer(id, skuId);
  const { data: ofVisitor } = useRead(visitorPrices(cid, [id]));
  useWrongLink(id);
  if (!item) return null;
  if (offer) return offer.isOpen ? <OpenBand offer={offer} item={item} skuId={skuId} /> : <ClosedBand offer={offer} />;
  const told = ofVisitor?.[0];
  return told?.discount ? <ForeseenBand discount={told.discount} bestPrice={told.bestPrice} item={item} /> : null;
}

/** Said once: the goods are there all the same. */
function useWrongLink(id: string): void {
  const isWrong = usePrivilege(id)?.isWrong ?? false;
  const { linkOver } = useTexts(itemBandTexts);
  const toast = useToast();
  const say = useEffectEvent(() => toast(linkOver));
  useEffect(() => {
    if (isWrong) say();
  }, [isWrong]);
}

interface OpenBandProps extends Pick<ItemBandProps, 'skuId'> {
  readonly offer: ItemOffer;
  readonly item: Product;
}

function OpenBand({ offer, item, skuId }: OpenBandProps) {
  const texts = useTexts(itemBandTexts);
  const { activity, answer, skuPrices, soldPercent, left } = offer;
  const prices = skuPrices.map(({ priceFen }) => priceFen);
  const lowest = Math.min(...prices);
  const own = skuPrices.find((sku) => sku.skuId === (skuId ?? item.skus.find((entry) => entry.priceFen === item.priceFen)?.id));
  const priceFen = skuId ? (own?.priceFen ?? null) : lowest;
  // A chosen SKU that it is not for has its own price below.
  if (priceFen === null) return null;
  const listFen = item.skus.find((sku) => sku.id === (skuId ?? skuPrices.find((entry) => entry.priceFen === lowest)?.skuId))?.priceFen;
  const limit = left !== null && activity.perMember !== left ? texts.left(left) : activity.perMember && texts.limit(activity.perMember);
  return (
    <Band
      priceFen={priceFen}
      listFen={listFen ?? item.priceFen}
      isFrom={!skuId && new Set(prices).size > 1}
      kind={activity.terms.kind}
      side={
        <>
          {texts.untilEnd}
          <End until={activity.endsAt} answer={answer} />
        </>
      }
    >
      <Facts soldPercent={soldPercent} limit={limit || null} />
    </Band>
  );
}

interface FactsProps {
  readonly soldPercent: ItemOffer['soldPercent'];
  readonly limit: string | null;
}

/** How much of it is gone, once some is, and how much of it may be had. */
function Facts({ soldPercent, limit }: FactsProps) {
  const texts = useTexts(itemBandTexts);
  if (!soldPercent && !limit) return null;
  return (
    <p className={styles.facts}>
      {soldPercent ? (
        <span className={styles.track}>
          <i className={styles.part} style={{ width: `${soldPercent}%` }} />
          <b className={styles.sold}>{texts.sold(soldPercent)}</b>
        </span>
      ) : null}
      {limit && <span className={styles.limit}>{limit}</span>}
    </p>
  );
}

interface BandProps {
  readonly priceFen: number;
  readonly listFen: number;
  readonly isFrom: boolean;
  readonly kind: keyof (typeof receiptTexts)['zhCN']['promotionKinds'];
  readonly side: ReactNode;
  readonly children?: ReactNode;
}

function Band({ priceFen, listFen, isFrom, kind, side, children }: BandProps) {
  const texts = useTexts(itemBandTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const savedFen = listFen - priceFen;
  return (
    <section className={classNames(styles.band, styles.priced)}>
      <div className={styles.top}>
        <p className={styles.main}>
          <span className={styles.prices}>
            <Price fen={priceFen} size="large" isFrom={isFrom} /> {savedFen > 0 && <s className={styles.list}>{shortFen(listFen)}</s>}
          </span>
          <span className={styles.name}>
            <Dotted text={[promotionKinds[kind], savedFen > 0 && texts.saved(shortFen(savedFen))].filter(Boolean).join(' · ')} />
          </span>
        </p>
        <p className={styles.side}>{side}</p>
      </div>
      {children}
    </section>
  );
}

/** It has not begun, is sold out, or was had as often as it may be: no price is promised. */
function ClosedBand({
  offer: { activity, state, answer },
}: {
  readonly offer: Pick<ItemOffer, 'activity' | 'state'> & Partial<ItemOffer>;
}) {
  const texts = useTexts(itemBandTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { lang } = useMessages();
  const isSoon = state === 'SOON';
  const words = isSoon ? texts.starts(shortInstantText(activity.startsAt, lang)) : state === 'SOLD_OUT' ? texts.soldOut : texts.usedUp;
  return (
    <section className={classNames(styles.band, styles.slim, isSoon ? styles.soon : styles.gone)}>
      <p className={styles.words}>
        <b className={styles.kind}>{promotionKinds[activity.terms.kind]}</b> {words}
      </p>
      {isSoon && (
        <p className={styles.wait}>
          {texts.untilStart} {answer ? <End until={activity.startsAt} answer={answer} /> : <PlaceOfCountdown />}
        </p>
      )}
    </section>
  );
}

/** When it has run out, the mall says what holds now. */
function End({ until, answer }: Pick<ItemOffer, 'answer'> & { readonly until: number }) {
  const client = useQueryClient();
  const reads = ['marketing.goods.info', 'marketing.privilegedPrice.byId', 'checkout.price.list'];
  const readAnew = () => void Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })));
  return <Countdown until={until} answer={answer} onOver={readAnew} className={styles.countdown} />;
}

interface ForeseenBandProps {
  readonly discount: NonNullable<Prices['discount']>;
  readonly bestPrice: Prices['bestPrice'];
  readonly item: Product;
}
type Prices = OutputOf<'checkout.price.list'>[number];

/**
 * As the document has it: by the day, for it may be some seconds old, and without what only the page can count. As high as what takes its
 * place: nothing below it moves then.
 */
function ForeseenBand({ discount, bestPrice, item }: ForeseenBandProps) {
  const texts = useTexts(itemBandTexts);
  const { lang } = useMessages();
  if (discount.state === 'SOON' || discount.state === 'SOLD_OUT')
    return <ClosedBand offer={{ activity: discount, state: discount.state }} />;
  const off = bestPrice?.how.find(({ promotionKind }) => promotionKind === 'LIMITED_DISCOUNT');
  if (!off) return null;
  return (
    <Band
      priceFen={item.priceFen - off.offFen}
      listFen={item.priceFen}
      isFrom={item.skus.length > 1}
      kind="LIMITED_DISCOUNT"
      side={texts.ends(shortInstantText(discount.endsAt, lang))}
    >
      <Facts soldPercent={discount.soldPercent} limit={discount.perMember === null ? null : texts.limit(discount.perMember)} />
    </Band>
  );
}
