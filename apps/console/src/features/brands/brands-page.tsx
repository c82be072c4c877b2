import { App, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { PictureUpload } from '#ui/form/picture-upload';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { PictureCell } from '#ui/picture-cell';
import styles from './brands.module.css';
import { brandsTexts } from './brands.texts.ts';

type Brand = EntryOf<'catalog.brand.list'>;

export function BrandsPage() {
  const texts = useTexts(brandsTexts);
  const may = useMay();
  const [edited, setEdited] = useState<Brand | 'new' | null>(null);
  return (
    <Page
      title={texts.brands}
      actions={
        may('catalog.brand.save') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {texts.newBrand}
          </Button>
        )
      }
    >
      <List
        call="catalog.brand.list"
        input={({ words, sort }) => ({ ...(words && { words: words.slice(0, 40) }), ...(sort && { sort: sort as 'name' }) })}
        keyOf={({ id }) => id}
        filters={[{ kind: 'search', name: 'words', label: texts.search }]}
        columns={[
          { key: 'name', title: texts.name, render: ({ name, picture }) => <PictureCell picture={picture} title={name} /> },
          { key: 'goods', title: texts.goodsCount, width: 120, isFigure: true, render: ({ goodsCount }) => goodsCount },
          { key: 'actions', title: texts.actions, width: 144, render: (brand) => <BrandActions brand={brand} onEdit={setEdited} /> },
        ]}
        empty={texts.emptyBrands}
      />
      {edited && <BrandDrawer brand={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

function BrandActions({ brand, onEdit }: { readonly brand: Brand; readonly onEdit: (brand: Brand) => void }) {
  const texts = useTexts(brandsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const remove = useWrite('catalog.brand.remove', { onDone: () => void message.success(texts.brandRemoved(brand.name)) });
  const ask = () =>
    modal.confirm({
      title: texts.removeBrandAsk(brand.name),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id: brand.id }).catch(() => undefined),
    });
  return (
    <div className={styles.actions}>
      {may('catalog.brand.save') && (
        <Button type="link" size="small" onClick={() => onEdit(brand)}>
          {texts.edit}
        </Button>
      )}
      {may('catalog.brand.remove') && brand.goodsCount === 0 && (
        <Button type="link" size="small" danger onClick={() => void ask()}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

function BrandDrawer({ brand, onClose }: { readonly brand: Brand | null; readonly onClose: () => void }) {
  const texts = useTexts(brandsTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={brand ? texts.editBrand(brand.name) : texts.newBrand} size={480} onClose={onClose}>
      <CallForm<'catalog.brand.save', { name: string; pictures: string[] }>
        call="catalog.brand.save"
        initial={{ name: brand?.name ?? '', pictures: brand?.picture ? [brand.picture] : [] }}
        fieldOf={(path) => (path === 'picture' ? 'pictures' : path)}
        toInput={({ name, pictures }) => ({ ...(brand && { id: brand.id }), name, picture: pictures[0] ?? null })}
        onDone={() => {
          void message.success(texts.brandSaved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="name" label={texts.name}>
              <Input maxLength={30} autoComplete="off" />
            </Form.Item>
            <Form.Item name="pictures" label={texts.logo} extra={texts.logoHint}>
              <PictureUpload most={1} purpose="goods" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.saveBrand}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
