import { showArriving } from '#lib/show-arriving';
import styles from './skeleton.module.css';

const Card = () => (
  <div className={styles.card}>
    <div className={styles.picture} />
    <div className={styles.body}>
      <div className={styles.line} />
      <div className={styles.shortLine} />
      <div className={styles.price} />
    </div>
  </div>
);

interface GoodsSkeletonProps {
  readonly form?: 'grid' | 'list' | undefined;
}

/** Goods that are on their way, in two columns or in rows. */
export const GoodsSkeleton = ({ form = 'grid' }: GoodsSkeletonProps) => (
  <div className={styles[form]} aria-hidden>
    <Card />
    <Card />
    <Card />
    <Card />
  </div>
);

/** Goods beside a rail of categories. */
export const RailSkeleton = () => (
  <div className={styles.railed} aria-hidden>
    <GoodsSkeleton form="list" />
  </div>
);

export const HomeSkeleton = () => (
  <div aria-hidden>
    <div className={styles.top} />
    <div className={styles.banner} />
    <div className={styles.icons}>
      <div className={styles.icon} />
      <div className={styles.icon} />
      <div className={styles.icon} />
      <div className={styles.icon} />
    </div>
    <GoodsSkeleton />
  </div>
);

/** One block of a decorated page. */
export const BlockSkeleton = () => <div className={styles.banner} aria-hidden />;

export const ItemSkeleton = () => (
  <div aria-hidden>
    <div ref={showArriving} className={styles.gallery} />
    <div className={styles.block}>
      <div className={styles.price} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
    </div>
    <div className={styles.block}>
      <div className={styles.line} />
      <div className={styles.shortLine} />
    </div>
  </div>
);

const Row = () => (
  <div className={styles.block}>
    <div className={styles.line} />
    <div className={styles.shortLine} />
  </div>
);

export const ListSkeleton = () => (
  <div aria-hidden>
    <Row />
    <Row />
    <Row />
  </div>
);

const Order = () => (
  <div className={styles.block}>
    <div className={styles.shortLine} />
    <div className={styles.goods}>
      <div className={styles.picture} />
      <div className={styles.lines}>
        <div className={styles.line} />
        <div className={styles.shortLine} />
      </div>
    </div>
  </div>
);

/** Orders, or an order's parts, that are on their way. */
export const OrdersSkeleton = () => (
  <div aria-hidden>
    <Order />
    <Order />
    <Order />
  </div>
);
