import type { ConsoleContext } from '@qianpu/contract/console-context';
import { useRead } from '#api/use-read';
import { CurrentMe } from '#session/me';
import { Failed } from '#ui/failed';
import { AppRoutes } from '../app-routes.tsx';
import styles from './frame.module.css';
import { useReturnFocus } from './return-focus.ts';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** Menu, top bar and the page between them, once it is known who is signed in. */
export function Frame({ context }: { readonly context: ConsoleContext }) {
  const me = useRead('staff.account.me', {});
  useReturnFocus();
  if (me.isError) return <Failed onRetry={() => void me.refetch()} refusal={me.error} />;
  if (!me.data) return null;
  return (
    <CurrentMe value={me.data}>
      <SkipLink />
      <div className={styles.frame}>
        <SideMenu context={context} />
        <div className={styles.main}>
          <TopBar context={context} />
          <main id="content" className={styles.content} tabIndex={-1}>
            <AppRoutes />
          </main>
        </div>
      </div>
    </CurrentMe>
  );
}
