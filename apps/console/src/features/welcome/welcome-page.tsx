import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useMay } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Page } from '#ui/page';
import { EntranceCard } from './entrance-card.tsx';
import styles from './welcome.module.css';
import { welcomeTexts } from './welcome.texts.ts';
import { WelcomeCard } from './welcome-card.tsx';

/** One shop at a time: what is said here is said in its name. */
export function WelcomePage() {
  const texts = useTexts(welcomeTexts);
  const may = useMay();
  const shops = useOwnShops();
  const looked = useCurrentShop();
  const [chosen, choose] = useState<string>();
  const cid = chosen ?? looked ?? shops[0]?.cid;
  const choice = (
    <Select<string>
      aria-label={texts.shop}
      className={styles.shops ?? ''}
      value={cid ?? null}
      onChange={choose}
      options={shops.map((shop) => ({ value: shop.cid, label: shop.name }))}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
  return (
    <Page title={texts.chatSettings} actions={choice}>
      {cid !== undefined && (
        <div className={styles.cards} key={cid}>
          {may('support.entrance.set') && <EntranceCard cid={cid} />}
          {may('support.welcome.save') && <WelcomeCard cid={cid} />}
        </div>
      )}
    </Page>
  );
}
