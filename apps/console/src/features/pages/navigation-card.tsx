import { App, Button, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import ArrowDown from '#icons/arrow-down';
import ArrowUp from '#icons/arrow-up';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { Picture } from '#ui/picture';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';

type Config = NonNullable<OutputOf<'decoration.navigation.config'>>;

/** Names and order of a shop's bottom navigation. */
export function NavigationCard({ cid }: { readonly cid: string }) {
  const texts = useTexts(pagesTexts);
  const config = useRead('decoration.navigation.config', { cid });
  const inMini = useRead('decoration.navigation.pageConfig', { cid, navigationType: 1 });
  const failed = [config, inMini].find(({ isError }) => isError);
  return (
    <Card title={texts.navigation} note={texts.navigationNote}>
      {failed ? (
        <Failed onRetry={() => void failed.refetch()} refusal={failed.error} />
      ) : config.data === undefined || inMini.data === undefined ? (
        <ListSkeleton columns={2} />
      ) : config.data === null ? (
        <p className={styles.quiet}>{texts.noNavigation}</p>
      ) : (
        <Tabs key={cid} cid={cid} config={config.data} isAppletCustom={inMini.data.appletCustomFlag === 1} />
      )}
    </Card>
  );
}

interface TabsProps {
  readonly cid: string;
  readonly config: Config;
  readonly isAppletCustom: boolean;
}

function Tabs({ cid, config, isAppletCustom }: TabsProps) {
  const texts = useTexts(pagesTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const [held, setHeld] = useState<Config>(config);
  const set = useWrite('decoration.navigation.set', { onDone: () => void message.success(texts.navigationSaved) });
  // Read in English the names are translations, which must not be saved as what they translate.
  const isOriginal = lang === 'zhCN';
  const move = (at: number, by: -1 | 1) => {
    const navIds = [...held.navIds];
    navIds.splice(at + by, 0, ...navIds.splice(at, 1));
    setHeld({ ...held, navIds });
  };
  const rename = (id: string, tab: Config['navMap'][string], navName: string) =>
    setHeld({ ...held, navMap: { ...held.navMap, [id]: { ...tab, navName } } });
  return (
    <div className={styles.tabs}>
      {!isOriginal && <p className={styles.quiet}>{texts.zhOnly}</p>}
      {held.navIds.map((id, at) => {
        const tab = held.navMap[id];
        return (
          tab && (
            <div key={id} className={styles.tab}>
              <Picture of={tab.navIcon} side={32} />
              <Input
                aria-label={texts.navName(at + 1)}
                maxLength={6}
                readOnly={!isOriginal}
                value={tab.navName}
                onChange={({ target }) => rename(id, tab, target.value)}
              />
              <Button
                type="text"
                aria-label={texts.earlier(tab.navName)}
                icon={<Icon of={ArrowUp} />}
                disabled={!isOriginal || at === 0}
                onClick={() => move(at, -1)}
              />
              <Button
                type="text"
                aria-label={texts.later(tab.navName)}
                icon={<Icon of={ArrowDown} />}
                disabled={!isOriginal || at === held.navIds.length - 1}
                onClick={() => move(at, 1)}
              />
            </div>
          )
        );
      })}
      {isOriginal && (
        <Button loading={set.isPending} onClick={() => set.send({ cid, config: held, isAppletCustom })}>
          {texts.saveNavigation}
        </Button>
      )}
    </div>
  );
}
