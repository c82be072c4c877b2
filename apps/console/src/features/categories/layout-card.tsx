import { App, Radio, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Card } from '#ui/page';
import styles from './categories.module.css';
import { categoriesTexts } from './categories.texts.ts';

const layouts = ['goods', 'pictures', 'banners'] as const;

/** How a shop's page of categories looks. */
export function LayoutCard() {
  const texts = useTexts(categoriesTexts);
  const { message } = App.useApp();
  const may = useMay();
  const shops = useOwnShops();
  const current = useCurrentShop();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const cid = current ?? chosen ?? shops[0]?.cid;
  const read = useRead('catalog.category.treeList', { cid: cid ?? '' }, { enabled: cid !== undefined });
  const set = useWrite('catalog.category.setLayout', { onDone: () => void message.success(texts.layoutSaved) });
  if (cid === undefined) return null;
  return (
    <Card title={texts.layout}>
      <div className={styles.layout}>
        <Select<string>
          aria-label={texts.layoutShop}
          value={cid}
          disabled={current !== undefined}
          options={shops.map((shop) => ({ value: shop.cid, label: shop.name }))}
          onChange={setChosen}
        />
        <Radio.Group
          aria-label={texts.layout}
          vertical
          value={read.data?.layout}
          disabled={!may('catalog.category.setLayout') || read.data === undefined || set.isPending}
          onChange={({ target }) => set.send({ cid, layout: target.value as (typeof layouts)[number] })}
          options={layouts.map((value) => ({ value, label: texts.layouts[value] }))}
        />
      </div>
    </Card>
  );
}
