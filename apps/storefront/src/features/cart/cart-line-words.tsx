import { shortFen } from '@qianpu/kit/fen';
import { mostPieces } from '@qianpu/kit/quantity';
import { listedTexts } from '#i18n/listed.texts';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { priceMark } from '#lib/line-price';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { PriceTag } from '#ui/price-tag';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-line-words.module.css';
import type { CartLine } from './cart-view.rules.ts';
import { droppedFen } from './line-price.rules.ts';

interface LineProps {
  readonly line: CartLine;
}

/** Another shop has other colours and prices: its pages are loaded anew. */
export function GoodsLink({ line: { cid, goodsId, title } }: LineProps) {
  const shop = useShop();
  if (cid !== shop.cid) {
    return (
      <OtherShopLink cid={cid} page="goodDetail" query={{ id: goodsId }}>
        {title}
      </OtherShopLink>
    );
  }
  return (
    <PageLink page="goodDetail" query={{ id: goodsId }}>
      {title}
    </PageLink>
  );
}

/** What is chosen, and the way to choose another. */
export function SkuButton({ line, onSku }: LineProps & { readonly onSku: (line: CartLine) => void }) {
  const texts = useTexts(cartTexts);
  const listed = useTexts(listedTexts);
  const values = listed(line.specs.map(({ value }) => value));
  return (
    <button type="button" className={styles.sku} aria-label={texts.changeSku(line.title, values)} onClick={() => onSku(line)}>
      <span className={styles.values}>{values}</span>
      <Icon of={ChevronDown} size={12} />
    </button>
  );
}

/** What gives its price, and how that has changed since it was put in. */
export function CartLineMarks({ line }: LineProps) {
  const texts = useTexts(cartTexts);
  const dropped = droppedFen(line);
  if (priceMark(line) === null && dropped === null) return null;
  return (
    <p className={styles.marks}>
      <PriceTag line={line} />
      {dropped !== null && <span className={styles.dropped}>{texts.dropped(shortFen(dropped))}</span>}
    </p>
  );
}

/** Why it does not count in the sums, or would not with more pieces; and a number that does. */
export function CartLineState({ line, onQuantity }: LineProps & { readonly onQuantity: (quantity: number) => void }) {
  const texts = useTexts(cartTexts);
  const { stock, quantity, quantityRule, limit, state } = line;
  if (state === 'OK') return limit && <p className={styles.limit}>{texts.limit(limit)}</p>;
  const fitting = mostPieces(quantityRule, Math.min(quantity, stock, limit?.left ?? quantity));
  const canTake = limit === null || fitting <= limit.left;
  return (
    <p className={styles.short}>
      {limit && state === 'LIMITED' ? texts.limited(limit) : state === 'SHORT' ? texts.short(stock) : texts.unfit}
      {canTake && fitting !== quantity && (
        <button type="button" className={styles.take} onClick={() => onQuantity(fitting)}>
          {texts.take(fitting)}
        </button>
      )}
    </p>
  );
}
