import type { ReactNode } from 'react';
import { listedTexts } from '#i18n/listed.texts';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import styles from './goods-line.module.css';

interface GoodsLineProps {
  readonly line: {
    readonly goodsId: string;
    readonly title: string;
    readonly specs: readonly { readonly name: string; readonly value: string }[];
    readonly picture: string;
    readonly quantity: number;
    readonly unitFen: number;
    /** What a piece costs without promotions, where that is more. */
    readonly listFen?: number | null;
  };
  /** Leads to the goods. */
  readonly isLink?: boolean;
  /** Below the choice. */
  readonly children?: ReactNode;
}

/** Picture, name and choice at the left, price and pieces at the right. */
export function GoodsLine({ line, isLink = false, children }: GoodsLineProps) {
  const listed = useTexts(listedTexts);
  const content = (
    <>
      <Picture pictureKey={line.picture} alt="" sizes="72px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.title}>{line.title}</span>
        <span className={styles.specs}>{listed(line.specs.map(({ value }) => value))}</span>
        {children}
      </span>
      <span className={styles.figures}>
        <span className={styles.price}>
          <GoodsPrice of={{ priceFen: line.unitFen, listPriceFen: line.listFen ?? null }} size="small" />
        </span>
        <span className={styles.quantity}>×{line.quantity}</span>
      </span>
    </>
  );
  if (!isLink) return <div className={styles.line}>{content}</div>;
  return (
    <PageLink page="goodDetail" query={{ id: line.goodsId }} className={styles.line}>
      {content}
    </PageLink>
  );
}
