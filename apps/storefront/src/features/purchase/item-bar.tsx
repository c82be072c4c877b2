import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import Store from '#icons/store';
import { PageLink } from '#navigation/page-link';
import { BottomBar, SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import styles from './item-bar.module.css';
import { purchaseTexts } from './purchase.texts.ts';
import type { SkuPurpose } from './sku-sheet.tsx';

interface ItemBarProps {
  readonly isSoldOut: boolean;
  readonly onOpen: (purpose: SkuPurpose) => void;
  /** The way to the cart. */
  readonly children: ReactNode;
}

/** Shop, cart and the two ways to buy. */
export function ItemBar({ isSoldOut, onOpen, children }: ItemBarProps) {
  const texts = useTexts(purchaseTexts);
  return (
    <BottomBar>
      <PageLink page="index" className={styles.shop}>
        <Icon of={Store} size={22} />
        <span className={styles.word}>{texts.shop}</span>
      </PageLink>
      {children}
      <SplitPill>
        {isSoldOut ? (
          <Button size="large" disabled>
            {texts.soldOut}
          </Button>
        ) : (
          <>
            <Button size="large" tone="soft" onClick={() => onOpen('add')}>
              {texts.addToCart}
            </Button>
            <Button size="large" onClick={() => onOpen('buy')}>
              {texts.buyNow}
            </Button>
          </>
        )}
      </SplitPill>
    </BottomBar>
  );
}
