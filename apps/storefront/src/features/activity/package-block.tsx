import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockProps, OutputOf } from '@qianpu/contract/types';
import { isNotFound } from '#api/query-client';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import type { BlockViewProps } from '#lib/block-view';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import { SectionHeader } from '#ui/section-header';
import { BlockSkeleton } from '#ui/skeleton';
import { packageOf } from './activity-queries.ts';
import { useActivityState } from './activity-state.ts';
import { activityWords } from './activity-words.ts';
import styles from './package-block.module.css';
import { useBlockRead } from './use-block-read.ts';

export const queries = ({ activityIds }: BlockProps<'package'>, { cid }: ShopContext) => activityIds.map((id) => packageOf(cid, id));

/** Packages, each while it runs. */
export function View({ props: { title, activityIds } }: BlockViewProps<'package'>) {
  const { promotionKinds } = useTexts(receiptTexts);
  return (
    <section className={styles.block}>
      <SectionHeader title={title ?? promotionKinds.PACKAGE} subtitle="" place="floor" />
      <ul className={styles.packages}>
        {activityIds.map((id) => (
          <OnePackage key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function OnePackage({ id }: { readonly id: string }) {
  const { cid } = useShop();
  const { data, error, refetch } = useBlockRead(packageOf(cid, id));
  if (data) return <PackageCard shown={data} />;
  if (!error) return <BlockSkeleton />;
  return !isNotFound(error) && <FailedPart onRetry={refetch} />;
}

function PackageCard({ shown }: { readonly shown: OutputOf<'marketing.packageBuy.goods'> }) {
  const { lang } = useMessages();
  if (useActivityState(shown, shown) !== 'ON') return null;
  const { id, name, parts, terms, payableFen, goodsFen } = shown;
  return (
    <li className={styles.package}>
      <div className={styles.pictures}>
        {parts.slice(0, 4).map(({ goodsId, picture }) => (
          <Picture key={goodsId} pictureKey={picture} alt="" sizes="72px" className={styles.picture} />
        ))}
      </div>
      <h3 className={styles.name}>
        <PageLink page="discountPackageActivityDetail" query={{ id }} className={styles.link}>
          {name}
        </PageLink>
      </h3>
      <p className={styles.foot}>
        <GoodsPrice of={{ priceFen: payableFen, listPriceFen: goodsFen, hasPriceRange: parts.some(({ skus }) => skus.length > 1) }} />
        <span className={styles.words}>{activityWords(terms, lang)[0]}</span>
      </p>
    </li>
  );
}
