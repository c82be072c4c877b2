import { Button, Select, Upload } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useFetch } from '#api/use-fetch';
import { useTexts } from '#i18n/texts';
import Download from '#icons/download';
import FileSpreadsheet from '#icons/file-spreadsheet';
import { useCurrentShop } from '#lib/current-shop';
import { saveFile } from '#lib/save-file';
import { readRows, writeRows } from '#lib/spreadsheet';
import { useOwnShops } from '#session/shops';
import { Icon } from '#ui/icon';
import { Card, Page } from '#ui/page';
import { SheetCheck } from './sheet-check.tsx';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';
import { specsText } from './stock-words.ts';
import { type SheetLine, sheetLines } from './supply-lines.ts';

const MOST_LINES = 500;
const PAGE_SIZE = 100;

/** Up to 500 SKUs of one shop by a spreadsheet: choose, check, send, see what became of each line. */
export function SupplySheetPage() {
  const texts = useTexts(stockTexts);
  const shops = useOwnShops();
  const current = useCurrentShop();
  const [chosen, setChosen] = useState<string | undefined>(current);
  const [lines, setLines] = useState<readonly SheetLine[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cid = chosen ?? shops[0]?.cid;
  const choose = async (file: File) => {
    try {
      const found = sheetLines(await readRows(file));
      setProblem(found.length === 0 ? texts.noLines : found.length > MOST_LINES ? texts.tooMany(found.length, MOST_LINES) : null);
      if (found.length > 0 && found.length <= MOST_LINES) setLines(found);
    } catch {
      setProblem(texts.unreadable);
    }
  };
  // It is read here and never uploaded.
  const hold = (file: File) => {
    void choose(file);
    return false;
  };
  return (
    <Page title={texts.sheetTitle} back="/goods/stock">
      {lines !== null && cid !== undefined ? (
        <SheetCheck cid={cid} lines={lines} onBack={() => setLines(null)} />
      ) : (
        <Card title={texts.chooseSheet} note={texts.chooseNote(MOST_LINES)}>
          <div className={styles.choose}>
            <div className={styles.chooseShop}>
              <Select<string>
                aria-label={texts.chooseShop}
                placeholder={texts.chooseShop}
                {...(cid !== undefined && { value: cid })}
                options={shops.map((shop) => ({ value: shop.cid, label: shop.name }))}
                onChange={setChosen}
              />
              {cid !== undefined && <StockSheet cid={cid} />}
            </div>
            <p className={styles.quiet}>{texts.downloadHint(MOST_LINES)}</p>
            <Upload.Dragger accept=".xlsx,.csv" showUploadList={false} beforeUpload={hold}>
              <Icon of={FileSpreadsheet} size={28} />
              <p>{texts.drop}</p>
              <small>{texts.columns}</small>
            </Upload.Dragger>
            {problem !== null && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        </Card>
      )}
    </Page>
  );
}

/** The shop's stock as a sheet whose last column is left to fill in. */
function StockSheet({ cid }: { readonly cid: string }) {
  const texts = useTexts(stockTexts);
  const fetch = useFetch('catalog.stock.list');
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    const lines: EntryOf<'catalog.stock.list'>[] = [];
    for (let pageNum = 1; lines.length < MOST_LINES; pageNum++) {
      const page = await fetch({ cid, pageNum, pageSize: PAGE_SIZE });
      if (page === null) return setWorking(false);
      lines.push(...page.list);
      if (!page.hasMore) break;
    }
    const rows = lines.map(({ skuId, code, goods, specs, available }) => [
      skuId,
      code ?? '',
      goods.title,
      specsText(specs),
      String(available),
      '',
    ]);
    saveFile('stock.xlsx', await writeRows([texts.head, ...rows], [24, 16, 32, 20, 12, 12]));
    setWorking(false);
  };
  return (
    <Button icon={<Icon of={Download} />} loading={isWorking} onClick={() => void save()}>
      {texts.download}
    </Button>
  );
}
