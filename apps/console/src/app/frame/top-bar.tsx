import type { ConsoleContext } from '@qianpu/contract/console-context';
import { Dropdown } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import SearchIcon from '#icons/search';
import Smartphone from '#icons/smartphone';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import { shopAddress } from '#lib/shop-address';
import { useMe } from '#session/me';
import { setSession, useSession } from '#session/session';
import { Icon } from '#ui/icon';
import { features, routes } from '../features.ts';
import { routeAt } from '../route-rules.ts';
import styles from './frame.module.css';
import { frameTexts } from './frame.texts.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));

export function TopBar({ context }: { readonly context: ConsoleContext }) {
  const texts = useTexts(frameTexts);
  const cid = useCurrentShop();
  const { mid = '' } = useSession() ?? {};
  const [isFinding, setFinding] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setFinding(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <header className={styles.top}>
      <Crumbs />
      <button type="button" className={styles.find} onClick={() => setFinding(true)}>
        <Icon of={SearchIcon} />
        {texts.search}
        <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {context.shopOrigin !== null && (
        <a className={styles.topLink} href={shopAddress(context.shopOrigin, { mid, cid })} target="_blank" rel="noreferrer">
          <Icon of={Smartphone} />
          {texts.viewShop}
        </a>
      )}
      <Account />
      {isFinding && (
        <Suspense fallback={null}>
          <Palette onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** Menu entry, list, page: where somebody is. */
function Crumbs() {
  const texts = useTexts(frameTexts);
  const { lang } = useLang();
  const { pathname } = useLocation();
  const shopPath = useShopPath();
  const route = routeAt(routes, pathname);
  const feature = features.find((one) => route && one.routes.includes(route));
  if (!feature || !route) return <span className={styles.crumbs} />;
  const home = feature.menu[0];
  const isHome = home?.path === route.path && !feature.isSettings;
  return (
    <nav className={styles.crumbs} aria-label={texts.crumbs}>
      {!isHome && home && (
        <>
          <Link to={shopPath(home.path)}>{feature.isSettings ? texts.settings : feature.label[lang]}</Link>
          <Icon of={ChevronRight} size={12} />
        </>
      )}
      <b>{route.title[lang]}</b>
    </nav>
  );
}

function Account() {
  const texts = useTexts(frameTexts);
  const { lang, choose } = useLang();
  const me = useMe();
  const navigate = useNavigate();
  const signOut = useWrite('staff.session.logout', { onDone: () => setSession(null) });
  const items = [
    { key: 'account', label: texts.password, onClick: () => navigate('/account') },
    { key: 'factor', label: texts.factor, onClick: () => navigate('/account/factor') },
    { key: 'lang', label: texts.language, onClick: () => choose(lang === 'en' ? 'zhCN' : 'en') },
    { type: 'divider' as const },
    { key: 'out', label: texts.signOut, onClick: () => signOut.send({}) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.me}>
        <span className={styles.avatar} aria-hidden="true">
          {(me.nick || me.name).slice(0, 1).toUpperCase()}
        </span>
        {me.nick || me.name}
      </button>
    </Dropdown>
  );
}
