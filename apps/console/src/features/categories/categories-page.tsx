import { Button, Table } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useShopNames } from '#session/shops';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Columns, Page } from '#ui/page';
import { Picture } from '#ui/picture';
import styles from './categories.module.css';
import { categoriesTexts } from './categories.texts.ts';
import { CategoryActions } from './category-actions.tsx';
import { CategoryDrawer, type Edited } from './category-drawer.tsx';
import { type CategoryRow, treeOf } from './category-tree.ts';
import { LayoutCard } from './layout-card.tsx';

export function CategoriesPage() {
  const texts = useTexts(categoriesTexts);
  const may = useMay();
  const cid = useCurrentShop();
  const read = useRead('catalog.category.tree', cid === undefined ? {} : { cid }, { keepsLast: true });
  const [edited, setEdited] = useState<Edited | null>(null);
  const rows = treeOf(read.data?.list ?? []);
  const addButton = may('catalog.category.save') && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited({ kind: 'new', parentId: null })}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.categories} aside={read.data && texts.count(read.data.list.length)} actions={rows.length > 0 && addButton}>
      <Columns aside={<LayoutCard />}>
        <Card isFlush>
          {read.isError ? (
            <Failed onRetry={() => void read.refetch()} refusal={read.error} />
          ) : read.data === undefined ? (
            <ListSkeleton columns={4} />
          ) : rows.length === 0 ? (
            <Empty {...texts.empty} action={addButton} />
          ) : (
            <CategoryTable rows={rows} onEdit={setEdited} />
          )}
        </Card>
      </Columns>
      {edited && <CategoryDrawer edited={edited} rows={rows} onClose={() => setEdited(null)} />}
    </Page>
  );
}

function CategoryTable({ rows, onEdit }: { readonly rows: readonly CategoryRow[]; readonly onEdit: (edited: Edited) => void }) {
  const texts = useTexts(categoriesTexts);
  const shopName = useShopNames();
  return (
    <>
      <Table<CategoryRow>
        className={styles.tree ?? ''}
        size="medium"
        pagination={false}
        rowKey="id"
        dataSource={[...rows]}
        expandable={{ defaultExpandAllRows: rows.length <= 20 }}
        columns={[
          {
            title: texts.name,
            render: (_, { name, picture, translations }) => (
              <span className={styles.name}>
                <Picture of={picture} side={32} />
                <span>
                  {name}
                  {translations.en !== undefined && <small>{translations.en.name}</small>}
                </span>
              </span>
            ),
          },
          {
            title: texts.scope,
            width: 112,
            ellipsis: true,
            render: (_, { cid }) => (cid === null ? <span className={styles.quiet}>{texts.allShops}</span> : shopName(cid)),
          },
          { title: texts.goodsCount, width: 72, align: 'right', className: styles.figure ?? '', dataIndex: 'goodsCount' },
          { title: texts.actions, width: 232, render: (_, row) => <CategoryActions row={row} onEdit={onEdit} /> },
        ]}
      />
      <p className={styles.hint}>{texts.moveHint}</p>
    </>
  );
}
