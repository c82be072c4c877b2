import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { useMay, useScope } from '#session/me';
import { useShopNames } from '#session/shops';
import { Page } from '#ui/page';
import { SafetyCard } from './safety-card.tsx';
import { SettingCard } from './setting-card.tsx';
import { settingModules } from './setting-fields.ts';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';

/** A card for each module that has settings, and those with calls of their own. */
export function GeneralPage() {
  const texts = useTexts(settingsTexts);
  const may = useMay();
  const scope = useScope('shop.setting.set');
  const shopName = useShopNames();
  const chosen = useCurrentShop();
  // Whoever has a role for some shops sets what holds in one of them.
  const cid = chosen ?? (scope === 'ALL' ? undefined : scope[0]);
  return (
    <Page title={texts.general} aside={cid === undefined ? texts.forAll : texts.forShop(shopName(cid))}>
      <div className={styles.cards}>
        {settingModules.map((module) => (
          <SettingCard key={`${module}.${cid ?? ''}`} module={module} cid={cid} />
        ))}
        {may('staff.setting.get') && <SafetyCard />}
      </div>
    </Page>
  );
}
