import type { Institution } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import type { BlockViewProps } from '#lib/block-view';
import { PageLink } from '#navigation/page-link';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { SectionHeader } from '#ui/section-header';
import { Tag } from '#ui/tag';
import { shopTexts } from './shop.texts.ts';
import { institutions } from './shop-queries.ts';
import styles from './store-picker-block.module.css';

/** Shops in the row; all of them are one tap further. */
const shown = 10;

export const queries = () => [institutions()];

/** The merchant's shops in a row. One shop alone is no choice. */
export function View({ props: { title } }: BlockViewProps<'storePicker'>) {
  const { data, isError, refetch } = useRead(institutions());
  const { cid } = useShop();
  const { allStores, storesFailed } = useTexts(shopTexts);
  if (data && data.length < 2) return null;
  return (
    <section className={styles.card}>
      <SectionHeader title={title} subtitle="" place="card">
        <PageLink page="instLoadPage" className={styles.all}>
          {allStores}
          <Icon of={ChevronRight} size={14} className={styles.chevron} />
        </PageLink>
      </SectionHeader>
      {isError && !data ? (
        <FailedPart text={storesFailed} onRetry={refetch} />
      ) : (
        <ul className={styles.row}>
          {currentFirst(data ?? [], cid).map((store) => (
            <li key={store.organizationId}>
              <StoreLink store={store} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The shop one stands in is in sight without a push. */
const currentFirst = (stores: readonly Institution[], cid: string) =>
  stores.toSorted((one, other) => Number(other.organizationId === cid) - Number(one.organizationId === cid)).slice(0, shown);

/** Another shop has other colours and other texts, so choosing one loads its home anew. */
function StoreLink({ store: { organizationId, shopName, squareLogo, status } }: { readonly store: Institution }) {
  const shop = useShop();
  const { currentStore, restingShort } = useTexts(shopTexts);
  const isCurrent = organizationId === shop.cid;
  return (
    <a
      className={styles.store}
      href={shop.base + hrefOf('index', { cid: organizationId }, shop)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <Picture pictureKey={squareLogo} alt="" sizes="40px" className={styles.logo} />
      <span className={styles.name}>{shopName}</span>
      {isCurrent ? <Tag>{currentStore}</Tag> : status === 'RESTING' && <span className={styles.resting}>{restingShort}</span>}
    </a>
  );
}
