import { App, Button, Checkbox, Form, Input, Select } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useOwnShops } from '#session/shops';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

type Merchant = OutputOf<'shop.merchant.detail'>;
type MerchantValues = Omit<Merchant, 'mid'>;

const clientTypes = [4, 2, 1] as const;
const languages = ['zh-CN', 'en'] as const;

export function MerchantPage() {
  const texts = useTexts(shopsTexts);
  const merchant = useRead('shop.merchant.detail', {});
  return (
    <Page title={texts.merchant}>
      <Card className={styles.narrow}>
        {merchant.isError ? (
          <Failed onRetry={() => void merchant.refetch()} refusal={merchant.error} />
        ) : merchant.data ? (
          <MerchantForm merchant={merchant.data} />
        ) : (
          <ListSkeleton columns={1} />
        )}
      </Card>
    </Page>
  );
}

function MerchantForm({ merchant }: { readonly merchant: Merchant }) {
  const texts = useTexts(shopsTexts);
  const { message } = App.useApp();
  const shops = useOwnShops();
  return (
    <CallForm<'shop.merchant.save', MerchantValues>
      call="shop.merchant.save"
      initial={merchant}
      toInput={({ defaultCid, ...values }) => ({ ...values, ...(defaultCid !== null && { defaultCid }) })}
      onDone={() => void message.success(texts.merchantSaved)}
    >
      {({ isPending }) => (
        <>
          <Form.Item label={texts.merchantNumber} extra={texts.merchantNumberHint}>
            <span className={styles.figures}>{merchant.mid}</span>
          </Form.Item>
          <Form.Item name="name" label={texts.merchantName}>
            <Input autoComplete="organization" maxLength={40} />
          </Form.Item>
          <Form.Item name="defaultCid" label={texts.defaultShop} extra={texts.defaultShopHint}>
            <Select options={shops.map(({ cid, name }) => ({ value: cid, label: name }))} showSearch={{ optionFilterProp: 'label' }} />
          </Form.Item>
          <Form.Item name="clientTypes" label={texts.clientTypes}>
            <Checkbox.Group options={clientTypes.map((value) => ({ value, label: texts.clientTypeNames[value] }))} />
          </Form.Item>
          <Form.Item name="languages" label={texts.languages} extra={texts.languagesHint}>
            <Checkbox.Group
              options={languages.map((value) => ({ value, label: texts.languageNames[value], disabled: value === 'zh-CN' }))}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.saveMerchant}
          </Button>
        </>
      )}
    </CallForm>
  );
}
