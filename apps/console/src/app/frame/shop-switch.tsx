import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { useTexts } from '#i18n/texts';
import { useOwnShops } from '#session/shops';
import styles from './frame.module.css';
import { frameTexts } from './frame.texts.ts';

const ALL = '';

/** Which shop the console looks at; in the address, so a view can be sent to a colleague. */
export function ShopSwitch({ merchantName }: { readonly merchantName: string | null }) {
  const texts = useTexts(frameTexts);
  const shops = useOwnShops();
  const [params, setParams] = useSearchParams();
  const choose = (cid: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (cid === ALL) next.delete('cid');
      else next.set('cid', cid);
      return next;
    });
  if (shops.length === 0) return null;
  return (
    <Select<string>
      aria-label={texts.chooseShop}
      className={styles.shops ?? ''}
      value={params.get('cid') ?? ALL}
      onChange={choose}
      showSearch={shops.length > 8 ? { optionFilterProp: 'label' } : false}
      options={[
        { value: ALL, label: merchantName === null ? texts.allShops : `${merchantName} · ${texts.allShops}` },
        ...shops.map(({ cid, name }) => ({ value: cid, label: name })),
      ]}
    />
  );
}
