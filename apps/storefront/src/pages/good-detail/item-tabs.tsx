import { useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { Tabs } from '#ui/tabs';
import styles from './item-tabs.module.css';
import { itemTabsTexts } from './item-tabs.texts.ts';
import { useItemParts } from './use-item-parts.ts';

/** The bar behind the floating circles: there once the words of the page come near them, so that none passes below a circle. */
export function ItemTabs() {
  const texts = useTexts(itemTabsTexts);
  const bar = useRef<HTMLDivElement>(null);
  const { isShown, names, current, show } = useItemParts(bar);
  return (
    <div ref={bar} className={styles.bar} data-solid={isShown || undefined}>
      <Tabs
        label={texts.label}
        tabs={names.map((name) => ({ name, text: texts.parts[name] }))}
        current={current}
        onChoose={show}
        className={styles.tabs}
      />
    </div>
  );
}
