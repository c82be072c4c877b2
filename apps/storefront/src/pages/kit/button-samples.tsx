import { useTexts } from '#i18n/texts';
import ShoppingCart from '#icons/shopping-cart';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { ExactPrices, GoodsPrice, Price } from '#ui/price';
import { Tag, Tags } from '#ui/tag';
import { kitTexts } from './kit.texts.ts';
import styles from './kit-page.module.css';
import { SampleRow } from './sample-group.tsx';

const sizes = ['tiny', 'small', 'large', 'huge'] as const;
const tones = ['solid', 'soft', 'wash', 'line', 'outline'] as const;
const counts = [0, 1, 9, 10, 99, 100];

export function ButtonSamples() {
  const texts = useTexts(kitTexts);
  return (
    <>
      <SampleRow>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {texts.pay}
          </Button>
        ))}
      </SampleRow>
      <SampleRow>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} size="large">
            {texts.pay}
          </Button>
        ))}
        <Button size="large" isBusy>
          {texts.busy}
        </Button>
        <Button size="large" disabled>
          {texts.disabled}
        </Button>
      </SampleRow>
      <SampleRow>
        <Price fen={990} size="tiny" />
        <Price fen={129_900} size="small" />
        <Price fen={4_990} />
        <ExactPrices value>
          <Price fen={1_299_999} size="large" />
        </ExactPrices>
        <GoodsPrice of={{ priceFen: 4_990, listPriceFen: 6_900, hasPriceRange: true }} />
      </SampleRow>
      <SampleRow>
        <Tag>{texts.tabs[1] ?? ''}</Tag>
        <Tags texts={texts.brands.slice(0, 2)} />
        {counts.map((count) => (
          <span key={count} className={styles.marked}>
            <Icon of={ShoppingCart} size={24} />
            <Badge count={count} className={styles.mark} />
          </span>
        ))}
      </SampleRow>
    </>
  );
}
