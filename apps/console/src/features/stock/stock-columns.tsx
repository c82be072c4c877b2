import { Button } from 'antd';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useShopNames } from '#session/shops';
import type { ListColumn } from '#ui/list/list.types';
import { PictureCell } from '#ui/picture-cell';
import { Status } from '#ui/status';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';
import { specsText } from './stock-words.ts';
import { ThresholdCell } from './threshold-cell.tsx';

type StockLine = EntryOf<'catalog.stock.list'>;

interface Actions {
  readonly onSupply: (line: StockLine) => void;
  readonly onJournal: (line: StockLine) => void;
}

const tones = { ENOUGH: 'good', LOW: 'warn', SOLD_OUT: 'bad' } as const;

export function useStockColumns({ onSupply, onJournal }: Actions): readonly ListColumn<StockLine>[] {
  const texts = useTexts(stockTexts);
  const may = useMay();
  const shopName = useShopNames();
  const cid = useCurrentShop();
  return [
    {
      key: 'goods',
      title: texts.goods,
      render: ({ goods, specs }) => <PictureCell picture={goods.picture} title={goods.title} note={specsText(specs)} />,
    },
    { key: 'code', title: texts.code, width: 120, render: ({ code }) => <span className={styles.cut}>{code}</span> },
    ...(cid === undefined
      ? [
          {
            key: 'shop',
            title: texts.shop,
            width: 128,
            render: (line: StockLine) => <span className={styles.cut}>{shopName(line.cid)}</span>,
          },
        ]
      : []),
    {
      key: 'available',
      title: texts.available,
      width: 104,
      isFigure: true,
      render: ({ available, state }) =>
        state === 'ENOUGH' ? (
          countText(available)
        ) : (
          <Status tone={tones[state]}>{state === 'SOLD_OUT' ? texts.tabs.SOLD_OUT : countText(available)}</Status>
        ),
    },
    { key: 'reserved', title: texts.reserved, width: 96, isFigure: true, render: ({ reserved }) => countText(reserved) },
    { key: 'sold', title: texts.sold, width: 80, isFigure: true, render: ({ sold }) => countText(sold) },
    { key: 'lowAt', title: texts.lowAt, width: 132, isFigure: true, render: (line) => <ThresholdCell line={line} /> },
    {
      key: 'days',
      title: texts.daysLeft,
      width: 104,
      isFigure: true,
      render: ({ daysLeft }) => (daysLeft === null ? <span className={styles.quiet}>–</span> : texts.days(daysLeft)),
    },
    {
      key: 'actions',
      title: texts.actions,
      width: 120,
      render: (line) => (
        <div className={styles.actions}>
          {may('catalog.stock.supplyMany') && (
            <Button type="link" size="small" onClick={() => onSupply(line)}>
              {texts.supply}
            </Button>
          )}
          {may('catalog.stock.changes') && (
            <Button type="link" size="small" onClick={() => onJournal(line)}>
              {texts.journal}
            </Button>
          )}
        </div>
      ),
    },
  ];
}
