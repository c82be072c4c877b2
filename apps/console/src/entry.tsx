import './shared/styles/base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useSession } from '#session/session';
import { readContext } from './app/console-context.ts';
import { LangProvider } from './shared/i18n/lang.tsx';

const SignIn = lazy(async () => ({ default: (await import('./app/sign-in/sign-in-page.tsx')).SignInPage }));
const Console = lazy(async () => ({ default: (await import('./app/console.tsx')).Console }));

const context = readContext();

/** Whoever is not signed in loads the sign-in page alone; the address stays, so signing in leads back to it. */
function Entry() {
  const session = useSession();
  return <Suspense fallback={null}>{session ? <Console key={session.token} context={context} /> : <SignIn context={context} />}</Suspense>;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LangProvider>
        <Entry />
      </LangProvider>
    </StrictMode>,
  );
