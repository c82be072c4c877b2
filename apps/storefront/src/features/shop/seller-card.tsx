import type { OutputOf } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { ShopRating } from '#ui/shop-state';
import { FollowButton } from './follow-button.tsx';
import styles from './seller-card.module.css';
import { sellerCardTexts } from './seller-card.texts.ts';
import { followers, mainCategories } from './shop-queries.ts';

interface SellerCardProps {
  readonly rating: OutputOf<'shop.status.find'>['rating'];
  /** Its figures are asked for once it is near. */
  readonly isNear: boolean;
  /** The page a visitor comes back to from login. */
  readonly returnUrl: string;
  /** Goods of its own. */
  readonly children: ReactNode;
}

/** Who sells it: how it is rated, how much it has, who follows it, and what else to see there. */
export function SellerCard({ rating, isNear, returnUrl, children }: SellerCardProps) {
  const { cid, shopName, squareLogo } = useShop();
  const texts = useTexts(sellerCardTexts);
  const { data: categories } = useRead(mainCategories(cid), isNear);
  const { data: following } = useRead(followers(cid), isNear);
  const goods = categories?.list.reduce((sum, { goodsCount }) => sum + goodsCount, 0);
  const figures = [goods && texts.goods(goods), following && following.followers > 0 && texts.followers(following.followers)];
  return (
    <section className={styles.card}>
      <div className={styles.shop}>
        <Picture pictureKey={squareLogo} alt="" sizes="44px" className={styles.logo} />
        <div className={styles.words}>
          <h2 className={styles.name}>{shopName}</h2>
          <ShopRating rating={rating} />
          <p className={styles.note}>
            <Dotted text={figures.filter(Boolean).join(' · ')} />
          </p>
        </div>
        <div className={styles.ways}>
          <FollowButton returnUrl={returnUrl} />
          <PageLink page="index" className={buttonClassOf({ tone: 'outline' })} aria-label={`${texts.enterShop} ${shopName}`}>
            {texts.enterShop}
          </PageLink>
        </div>
      </div>
      {children}
    </section>
  );
}
