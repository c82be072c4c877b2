import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import FileSpreadsheet from '#icons/file-spreadsheet';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { JournalDrawer } from './journal-drawer.tsx';
import { ShopThreshold } from './shop-threshold.tsx';
import { stockTexts } from './stock.texts.ts';
import { useStockColumns } from './stock-columns.tsx';
import { SupplyDrawer } from './supply-drawer.tsx';

type StockLine = EntryOf<'catalog.stock.list'>;

const tabs = ['all', 'LOW', 'SOLD_OUT'] as const;

export function StockPage() {
  const texts = useTexts(stockTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [supplied, setSupplied] = useState<readonly StockLine[]>([]);
  const [shown, setShown] = useState<StockLine | null>(null);
  const columns = useStockColumns({ onSupply: (line) => setSupplied([line]), onJournal: setShown });
  return (
    <Page
      title={texts.stock}
      actions={
        <>
          {may('catalog.stock.setThreshold') && <ShopThreshold />}
          {may('catalog.stock.supplyMany') && (
            <Button icon={<Icon of={FileSpreadsheet} />} onClick={() => void navigate(shopPath('/goods/stock/supply'))}>
              {texts.bySheet}
            </Button>
          )}
        </>
      }
    >
      <List
        call="catalog.stock.list"
        input={({ words, tab, cid, goodsId }) => ({
          ...(words && { words: words.slice(0, 40) }),
          ...(tab && { state: tab as 'LOW' | 'SOLD_OUT' }),
          ...(cid && { cid }),
          ...(goodsId && { goodsId }),
        })}
        keyOf={({ cid, skuId }) => `${cid}.${skuId}`}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.tabs[value] })) }}
        filters={[{ kind: 'search', name: 'words', label: texts.search, width: 320 }]}
        columns={columns}
        {...(may('catalog.stock.supplyMany') && {
          bulk: (selected: readonly StockLine[]) => (
            <Button type="primary" onClick={() => setSupplied(selected)}>
              {texts.sendSupply(selected.length)}
            </Button>
          ),
        })}
        empty={texts.empty}
      />
      {supplied.length > 0 && <SupplyDrawer lines={supplied} onClose={() => setSupplied([])} />}
      {shown && <JournalDrawer line={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}
