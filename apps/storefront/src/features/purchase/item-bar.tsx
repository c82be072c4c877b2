import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import Store from '#icons/store';
import { PageLink } from '#navigation/page-link';
import { BarLink, BarLinks, BottomBar, barLinkClass, SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { purchaseTexts } from './purchase.texts.ts';
import type { SkuPurpose } from './sku-sheet.tsx';

interface ItemBarProps {
  readonly isSoldOut: boolean;
  readonly onOpen: (purpose: SkuPurpose) => void;
  /** The ways to customer service and to the cart. */
  readonly children: ReactNode;
}

/** Shop, customer service, cart and the two ways to buy. */
export function ItemBar({ isSoldOut, onOpen, children }: ItemBarProps) {
  const texts = useTexts(purchaseTexts);
  return (
    <BottomBar>
      <BarLinks>
        <PageLink page="index" className={barLinkClass}>
          <BarLink icon={Store} word={texts.shop} />
        </PageLink>
        {children}
      </BarLinks>
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
