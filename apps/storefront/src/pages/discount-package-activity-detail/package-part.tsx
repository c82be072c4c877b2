import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import { Tick } from '#ui/tick';
import { packageTexts } from './package.texts.ts';
import type { ChosenParts, SetPart } from './package-choice.rules.ts';
import { isThere, skuOf } from './package-choice.rules.ts';
import styles from './package-part.module.css';

interface PartProps {
  readonly part: SetPart;
  readonly choice: ChosenParts;
  readonly onOpen: () => void;
}

/** Goods every set has. */
export function PackagePart({ part, choice, onOpen }: PartProps) {
  const sku = skuOf(part, choice);
  return (
    <article className={styles.part}>
      <Picture pictureKey={sku?.picture ?? part.picture} alt="" sizes="80px" className={styles.picture} />
      <div className={styles.facts}>
        <h3 className={styles.title}>
          <PageLink page="goodDetail" query={{ id: part.goodsId }}>
            {part.title}
          </PageLink>
          {part.pieces > 1 && <span className={styles.pieces}>×{part.pieces}</span>}
        </h3>
        <SkuChip part={part} choice={choice} onOpen={onOpen} />
        <p className={styles.prices}>{sku && <GoodsPrice of={sku} size="small" />}</p>
      </div>
    </article>
  );
}

interface OptionProps extends PartProps {
  readonly onToggle: () => void;
}

/** Goods that may be chosen or left out. */
export function PackageOption({ part, choice, onToggle, onOpen }: OptionProps) {
  const texts = useTexts(packageTexts);
  const sku = skuOf(part, choice);
  const isChosen = choice.chosenIds.includes(part.goodsId);
  const isGone = !part.skus.some((entry) => isThere(part, entry));
  return (
    <article className={classNames(styles.option, isChosen && styles.chosen)}>
      <div className={styles.frame}>
        <Picture pictureKey={sku?.picture ?? part.picture} alt="" sizes="88px" className={styles.square} />
        <span className={styles.tick}>
          <Tick isTicked={isChosen} isDisabled={isGone} onChange={onToggle} label={texts.take(part.title)} />
        </span>
      </div>
      <h3 className={styles.name}>
        {part.title}
        {part.pieces > 1 && <span className={styles.pieces}>×{part.pieces}</span>}
      </h3>
      <SkuChip part={part} choice={choice} onOpen={onOpen} />
      <p className={styles.prices}>{isGone ? texts.soldOut : sku && <GoodsPrice of={sku} size="tiny" />}</p>
    </article>
  );
}

/** What is chosen of goods with several SKUs, and the way to another. */
function SkuChip({ part, choice, onOpen }: PartProps) {
  const { skuOf: label, soldOut, values: joined } = useTexts(packageTexts);
  const sku = skuOf(part, choice);
  const values = sku ? joined(sku.specs.map(({ value }) => value)) : '';
  const words = sku && !isThere(part, sku) ? soldOut : values;
  if (part.skus.length < 2) return words && <p className={styles.only}>{words}</p>;
  return (
    <button type="button" className={styles.chip} aria-label={`${label(part.title)} ${words}`} onClick={onOpen}>
      <span className={styles.values}>{words}</span>
      <Icon of={ChevronDown} size={14} />
    </button>
  );
}
