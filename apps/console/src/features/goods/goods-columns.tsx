import { useLang, useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import type { ListColumn } from '#ui/list/list.types';
import { PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import { Status, type Tone } from '#ui/status';
import styles from './goods.module.css';
import { goodsTexts } from './goods.texts.ts';
import type { Goods } from './goods.types.ts';
import { RowActions } from './row-actions.tsx';

const tones: Readonly<Record<Goods['shelf'], Tone>> = { ON_SHELF: 'good', SCHEDULED: 'open', OFF_SHELF: 'quiet', UNLISTED: 'quiet' };

export function useGoodsColumns(): readonly ListColumn<Goods>[] {
  const texts = useTexts(goodsTexts);
  const { lang } = useLang();
  const may = useMay();
  const now = Date.now();
  const pathOf = ({ id }: Goods) => (may('catalog.goods.save') ? `/goods/${id}` : `/goods/${id}/listings`);
  return [
    { key: 'goods', title: texts.goods, render: (goods) => <Title goods={goods} path={pathOf(goods)} /> },
    {
      key: 'price',
      title: texts.priceYuan,
      width: 132,
      isFigure: true,
      sort: { ascending: 'priceUp', descending: 'priceDown' },
      render: ({ price }) => (price ? rangeText(price) : <span className={styles.faint}>{texts.noPrice}</span>),
    },
    {
      key: 'stock',
      title: texts.available,
      width: 112,
      isFigure: true,
      sort: { ascending: 'stockUp', descending: 'stockDown' },
      render: (goods) => <Stock goods={goods} />,
    },
    {
      key: 'sold',
      title: texts.sold,
      width: 96,
      isFigure: true,
      sort: { descending: 'sold' },
      render: ({ soldCount }) => countText(soldCount),
    },
    {
      key: 'shops',
      title: texts.shops,
      width: 88,
      isFigure: true,
      render: ({ shopCount }) => (shopCount === 0 ? <span className={styles.faint}>—</span> : texts.inShops(shopCount)),
    },
    {
      key: 'state',
      title: texts.state,
      width: 104,
      render: ({ shelf, stock }) =>
        shelf === 'ON_SHELF' && stock === 'SOLD_OUT' ? (
          <Status tone="bad">{texts.soldOut}</Status>
        ) : (
          <Status tone={tones[shelf]}>{texts.shelf[shelf]}</Status>
        ),
    },
    {
      key: 'updated',
      title: texts.updated,
      width: 108,
      sort: { descending: 'newest' },
      render: ({ updatedAt }) => <span className={styles.quiet}>{shortTime(updatedAt, now, lang)}</span>,
    },
    {
      key: 'actions',
      title: texts.actions,
      width: 104,
      render: (goods) => (
        <div className={styles.actions}>
          <PageLink to={pathOf(goods)}>{may('catalog.goods.save') ? texts.open : texts.openListings}</PageLink>
          <RowActions goods={goods} />
        </div>
      ),
    },
  ];
}

/** The head of the column says yuan already. */
const figure = (fen: number): string => money(fen).replace('¥', '');
const rangeText = ({ lowFen, highFen }: NonNullable<Goods['price']>): string =>
  lowFen === highFen ? figure(lowFen) : `${figure(lowFen)}–${figure(highFen)}`;

function Title({ goods, path }: { readonly goods: Goods; readonly path: string }) {
  const texts = useTexts(goodsTexts);
  return (
    <div className={styles.goods}>
      <Picture of={goods.picture} side={40} />
      <div className={styles.cell}>
        <PageLink to={path} className={styles.title}>
          {goods.title}
        </PageLink>
        <small>
          {goods.categoryName} · {texts.skus(goods.skuCount)}
          {goods.code !== null && ` · ${texts.code(goods.code)}`}
        </small>
      </div>
    </div>
  );
}

/** How full a bar looks: a thousand pieces fill it, few are seen all the same. */
const shareOf = (available: number): number => (available === 0 ? 0 : Math.min(100, 8 + Math.log10(available) * 31));

function Stock({ goods: { available, stock, price } }: { readonly goods: Goods }) {
  const texts = useTexts(goodsTexts);
  if (price === null) return <span className={styles.faint}>—</span>;
  return (
    <div className={styles.stock} data-state={stock} title={stock === 'LOW' ? texts.few : undefined}>
      <b>{countText(available)}</b>
      <i>
        <u style={{ width: `${shareOf(available)}%` }} />
      </i>
    </div>
  );
}
