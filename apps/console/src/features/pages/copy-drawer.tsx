import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { useTexts } from '#i18n/texts';
import { useOwnShops } from '#session/shops';
import { CallForm } from '#ui/form/call-form';
import { pagesTexts } from './pages.texts.ts';
import type { ActedPage } from './pages.types.ts';

/** All shops: a select has no value for nothing. */
const ALL = '';

export function CopyDrawer({ page: { id, title, cid }, onClose }: { readonly page: ActedPage; readonly onClose: () => void }) {
  const texts = useTexts(pagesTexts);
  const { message } = App.useApp();
  const shops = useOwnShops();
  return (
    <Drawer open title={texts.copyTitle(title)} size={480} onClose={onClose}>
      <CallForm<'decoration.page.copy', { shop: string; title: string }>
        call="decoration.page.copy"
        initial={{ shop: cid ?? ALL, title }}
        toInput={(values) => ({ id, shop: values.shop || null, title: values.title })}
        onDone={() => {
          void message.success(texts.copied);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="shop" label={texts.copyTo}>
              <Select options={[{ value: ALL, label: texts.allShops }, ...shops.map((shop) => ({ value: shop.cid, label: shop.name }))]} />
            </Form.Item>
            <Form.Item name="title" label={texts.title}>
              <Input maxLength={32} autoComplete="off" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.copySend}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
