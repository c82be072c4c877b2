import type { ConsoleContext } from '@qianpu/contract/console-context';
import { Link, useLocation } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import SettingsIcon from '#icons/settings';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import type { Feature, MenuBadge, MenuEntry } from '#lib/feature';
import { useMe } from '#session/me';
import { Icon } from '#ui/icon';
import { features } from '../features.ts';
import { isOpenTo, matches } from '../route-rules.ts';
import { Brand } from './brand.tsx';
import styles from './frame.module.css';
import { frameTexts } from './frame.texts.ts';
import { ShopSwitch } from './shop-switch.tsx';

/** The menu follows the merchant's day; an entry is there for whoever may open one of its pages. */
export function SideMenu({ context }: { readonly context: ConsoleContext }) {
  const texts = useTexts(frameTexts);
  const shown = features.filter((feature) => !feature.isHidden);
  const isFoot = ({ isSettings }: Feature) => isSettings === true;
  const settings = shown.filter(isFoot);
  return (
    <div className={styles.side}>
      <div className={styles.brandRow}>
        <Brand />
      </div>
      <ShopSwitch merchantName={context.merchantName} />
      <nav className={styles.menu} aria-label={texts.menu}>
        {shown
          .filter((feature) => !isFoot(feature))
          .map((feature) => (
            <Entry key={feature.position} feature={feature} />
          ))}
        <div className={styles.sideFoot}>
          <Entry
            feature={{
              position: 0,
              icon: SettingsIcon,
              label: { zhCN: frameTexts.zhCN.settings, en: frameTexts.en.settings },
              menu: settings.flatMap(({ menu }) => menu),
              routes: settings.flatMap(({ routes }) => routes),
            }}
          />
        </div>
      </nav>
    </div>
  );
}

function Entry({ feature }: { readonly feature: Feature }) {
  const { pathname } = useLocation();
  const shopPath = useShopPath();
  const me = useMe();
  const label = useTexts(feature.label);
  const open = feature.menu.filter(({ path }) => feature.routes.some((route) => route.path === path && isOpenTo(me, route)));
  const [first] = open;
  if (!first) return null;
  const isOpen = feature.routes.some((route) => matches(route.path, pathname));
  return (
    <>
      <Link to={shopPath(first.path)} className={styles.entry} data-open={isOpen}>
        <Icon of={feature.icon} size={18} />
        <span>{label}</span>
        {feature.badge && <Badge badge={feature.badge} />}
      </Link>
      {isOpen && open.length > 1 && (
        <div className={styles.below}>
          {open.map((entry) => (
            <Below key={entry.path} entry={entry} isCurrent={matches(entry.path, pathname)} />
          ))}
        </div>
      )}
    </>
  );
}

/** Read by itself once a minute; whatever changes it reads it anew. */
function Badge({ badge: { read, count } }: { readonly badge: MenuBadge }) {
  const cid = useCurrentShop();
  const { data } = useRead(read, cid === undefined ? {} : { cid }, { refetchEveryMs: 60_000 });
  const waiting = data ? count(data) : 0;
  return waiting > 0 ? <em>{waiting > 99 ? '99+' : waiting}</em> : null;
}

function Below({ entry, isCurrent }: { readonly entry: MenuEntry; readonly isCurrent: boolean }) {
  const shopPath = useShopPath();
  const label = useTexts(entry.label);
  return (
    <Link to={shopPath(entry.path)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}
