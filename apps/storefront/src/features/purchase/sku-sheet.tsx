import type { Product } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import Maximize2 from '#icons/maximize-2';
import { useGuarded } from '#lib/use-guarded';
import { SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { ExactPrices, GoodsPrice, Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import { Stepper } from '#ui/stepper';
import { Tag } from '#ui/tag';
import { useImageViewer } from '#ui/use-image-viewer';
import { purchaseTexts } from './purchase.texts.ts';
import { SizeTableLink } from './size-table.tsx';
import { SkuAxes } from './sku-axes.tsx';
import { isSellable, mostOf, openAxes } from './sku-choice.rules.ts';
import styles from './sku-sheet.module.css';
import { skuSheetTexts } from './sku-sheet.texts.ts';
import type { SkuChoice } from './use-sku-choice.ts';

/** What the sheet was opened for. */
export type SkuPurpose = 'choose' | 'add' | 'buy';

/** What can be done with what is chosen. */
type SkuDeeds =
  | {
      readonly purpose: SkuPurpose;
      /** May reject: then the button can be tapped again at once. */
      readonly onAdd: (skuId: string, quantity: number) => Promise<void>;
      readonly onBuy: (skuId: string, quantity: number) => void;
    }
  /** It takes the place of what was chosen before. */
  | { readonly purpose: 'change'; readonly onChange: (skuId: string, quantity: number) => void };

/** What an activity makes of the prices of an item. */
export interface SkuOffer {
  readonly skuPrices: readonly { readonly skuId: string; readonly priceFen: number }[];
  /** What it is. */
  readonly mark: string;
  /** How much of it may be had, in words; empty: as much as wanted. */
  readonly note: string;
  /** Pieces at its price; null: all. */
  readonly left: number | null;
  /** The order names it: then it holds no piece beyond these. */
  readonly isNamed: boolean;
}

type SkuSheetProps = SkuDeeds & {
  readonly item: Product;
  readonly offer?: SkuOffer | undefined;
  readonly chosen: SkuChoice;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Chosen = Pick<SkuSheetProps, 'item' | 'chosen' | 'offer'>;

const offeredFen = ({ chosen: { sku }, offer }: Pick<Chosen, 'chosen' | 'offer'>): number | undefined =>
  offer?.skuPrices.find(({ skuId }) => skuId === sku?.id)?.priceFen;

/** Pieces beyond those of an activity cost what they cost without it. */
function totalOf(sku: { readonly priceFen: number }, quantity: number, unitFen: number | undefined, left: number | null): number {
  const atOffer = unitFen === undefined ? 0 : Math.min(quantity, left ?? quantity);
  return (unitFen ?? 0) * atOffer + sku.priceFen * (quantity - atOffer);
}

/** The most pieces of what is chosen, as it would be ordered. */
function mostHere({ item, chosen, offer }: Chosen): number {
  const bound = offer?.isNamed && offeredFen({ chosen, offer }) !== undefined ? offer.left : null;
  return mostOf(chosen.sku, item, bound ?? undefined);
}

/** Chooses a SKU: axes as chips or pictures, those that cannot be had are greyed. */
export function SkuSheet({ item, chosen: wanted, offer, isOpen, onClose, ...deeds }: SkuSheetProps) {
  const texts = useTexts(skuSheetTexts);
  const chosen = { ...wanted, quantity: Math.min(wanted.quantity, mostHere({ item, chosen: wanted, offer })) };
  const actions =
    deeds.purpose === 'change' ? (
      <SkuConfirm item={item} chosen={chosen} onChange={deeds.onChange} />
    ) : (
      <SkuActions item={item} chosen={chosen} offer={offer} {...deeds} />
    );
  return (
    <ExactPrices value>
      <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} isTitleHidden actions={actions}>
        <SkuHead item={item} chosen={chosen} offer={offer} />
        <SkuAxes item={item} chosen={chosen} />
        <SizeTableLink table={item.sizeTable} />
        <Quantity item={item} chosen={chosen} offer={offer} />
      </Sheet>
    </ExactPrices>
  );
}

function SkuHead({ item, chosen, offer }: Chosen) {
  const { choice, sku } = chosen;
  const offered = offeredFen({ chosen, offer });
  const { choose, variants } = useTexts(purchaseTexts);
  const texts = useTexts(skuSheetTexts);
  const missing = openAxes(item.skus, choice);
  const values = sku?.specs.map((spec) => spec.value) ?? [];
  const picture = sku?.picture ?? item.pictures[0] ?? '';
  const { viewer, open } = useImageViewer(item.title, [{ pictureKey: picture, alt: [item.title, ...values].join(' ') }]);
  return (
    <div className={styles.head}>
      <button type="button" className={styles.enlarge} aria-label={texts.enlarge} onClick={() => open(0)}>
        <Picture pictureKey={picture} alt="" sizes="104px" loading="eager" className={styles.picture} />
        <span className={styles.sign}>
          <Icon of={Maximize2} size={12} />
        </span>
      </button>
      {viewer}
      <div className={styles.facts}>
        <p className={styles.prices}>
          {sku && offered !== undefined ? (
            <>
              <GoodsPrice of={{ priceFen: offered, listPriceFen: sku.priceFen }} size="large" />
              {offer && <Tag>{offer.mark}</Tag>}
            </>
          ) : (
            <GoodsPrice of={sku ?? item} size="large" />
          )}
        </p>
        <p className={styles.stock}>
          <Dotted text={sku ? texts.stock(sku.stock) : variants(item.skus.length)} />
        </p>
        <p className={styles.values} aria-live="polite">
          {missing.length > 0 ? choose(missing) : values.length > 0 && texts.chosenValues(values)}
        </p>
      </div>
    </div>
  );
}

function Quantity({ item, chosen, offer }: Chosen) {
  const { quantity, setQuantity } = chosen;
  const texts = useTexts(skuSheetTexts);
  const { quantity: rule, limit } = item;
  // An order's own bound is said where it is narrower than that of a person.
  const note = [
    texts.rule(limit?.pieces === rule.max ? { ...rule, max: null } : rule),
    limit && texts.limit(limit),
    offeredFen({ chosen, offer }) !== undefined && offer?.note,
  ];
  return (
    <div className={styles.quantity}>
      <p className={styles.axisName}>
        {texts.quantity}{' '}
        {note
          .flatMap((words) => words || [])
          .map((words) => (
            <span key={words} className={styles.rule}>
              {words}{' '}
            </span>
          ))}
      </p>
      <Stepper
        value={quantity}
        min={rule.min}
        step={rule.step}
        max={mostHere({ item, chosen, offer })}
        onChange={setQuantity}
        label={texts.quantity}
        size="large"
      />
    </div>
  );
}

function SkuConfirm({ item, chosen: { sku, quantity }, onChange }: Chosen & Pick<SkuDeeds & { purpose: 'change' }, 'onChange'>) {
  const { soldOut } = useTexts(purchaseTexts);
  const { confirm } = useTexts(skuSheetTexts);
  const isSold = sku !== undefined && !isSellable(item, sku);
  return (
    <Button size="large" isBlock disabled={!sku || isSold} onClick={() => sku && onChange(sku.id, quantity)}>
      {isSold ? soldOut : confirm}
    </Button>
  );
}

type SkuActionsProps = Chosen & Exclude<SkuDeeds, { readonly purpose: 'change' }>;

function SkuActions({ item, chosen, offer, purpose, onAdd, onBuy }: SkuActionsProps) {
  const { sku, quantity } = chosen;
  const texts = useTexts(purchaseTexts);
  const { total } = useTexts(skuSheetTexts);
  const add = useGuarded(onAdd);
  const buy = useGuarded(onBuy);
  const isSold = sku !== undefined && !isSellable(item, sku);
  const addButton = (tone: 'soft' | 'solid') => (
    <Button size="large" tone={tone} disabled={!sku || isSold} onClick={() => sku && add(sku.id, quantity)}>
      {texts.addToCart}
    </Button>
  );
  const buyButton = (
    <Button size="large" disabled={!sku || isSold} onClick={() => sku && buy(sku.id, quantity)}>
      {texts.buyNow}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {sku && !isSold && purpose !== 'choose' && (
        <p className={styles.total}>
          {total} <Price fen={totalOf(sku, quantity, offeredFen({ chosen, offer }), offer?.left ?? null)} />
        </p>
      )}
      <SplitPill>
        {isSold ? (
          <Button size="large" disabled>
            {texts.soldOut}
          </Button>
        ) : (
          <>
            {purpose !== 'buy' && addButton(purpose === 'add' ? 'solid' : 'soft')}
            {purpose !== 'add' && buyButton}
          </>
        )}
      </SplitPill>
    </div>
  );
}
