import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Check from '#icons/check';
import { Icon } from '#ui/icon';
import { packageTexts } from './package.texts.ts';
import { PackageBar } from './package-bar.tsx';
import type { ChosenParts, OfferedPackage, SetPart } from './package-choice.rules.ts';
import { firstChoice, partsOf, setOf, toggled } from './package-choice.rules.ts';
import { PackageOption, PackagePart } from './package-part.tsx';
import styles from './package-set.module.css';
import { PackageSkuSheet } from './package-sku-sheet.tsx';

interface PackageSetProps {
  readonly shown: OfferedPackage;
  readonly isSoon: boolean;
  readonly isGone: boolean;
}

/** What makes a set: every SKU may be chosen, and of some goods a number. */
export function PackageSet({ shown, isSoon, isGone }: PackageSetProps) {
  const texts = useTexts(packageTexts);
  const [choice, setChoice] = useState<ChosenParts>(() => firstChoice(shown));
  const [opened, setOpened] = useState<{ readonly part: SetPart; readonly isOpen: boolean } | null>(null);
  const { fixed, open, choose } = partsOf(shown);
  const set = setOf(shown, choice);
  const openSkus = (part: SetPart) => setOpened({ part, isOpen: true });
  const close = () => opened && setOpened({ ...opened, isOpen: false });
  return (
    <>
      {fixed.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>
            {open.length > 0 ? texts.must : texts.fixed} <small className={styles.note}>{texts.kinds(fixed.length)}</small>
          </h2>
          <ul>
            {fixed.map((part) => (
              <li key={part.goodsId}>
                <PackagePart part={part} choice={choice} onOpen={() => openSkus(part)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>
            {texts.choose(choose)} <small className={styles.note}>{texts.chosen(choose - set.missing)}</small>
            {set.missing === 0 && (
              <small className={styles.enough}>
                <Icon of={Check} size={14} />
                {texts.enough}
              </small>
            )}
          </h2>
          <ul className={styles.options}>
            {open.map((part) => (
              <li key={part.goodsId}>
                <PackageOption
                  part={part}
                  choice={choice}
                  onToggle={() => setChoice(toggled(shown, choice, part.goodsId))}
                  onOpen={() => openSkus(part)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PackageBar shown={shown} set={set} isSoon={isSoon} isGone={isGone} />
      {opened && (
        <PackageSkuSheet
          {...opened}
          choice={choice}
          onChoose={(skuId) => {
            setChoice({ ...choice, skuIds: { ...choice.skuIds, [opened.part.goodsId]: skuId } });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
