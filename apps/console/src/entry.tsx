import './shared/styles/base.css';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readContext } from '#lib/console-context';
import { useSession } from '#session/session';
import { invitationIn } from './app/sign-in/invitation.ts';
import { LangProvider } from './shared/i18n/lang.tsx';

const SignIn = lazy(async () => ({ default: (await import('./app/sign-in/sign-in-page.tsx')).SignInPage }));
const AcceptInvitation = lazy(async () => ({
  default: (await import('./app/sign-in/accept-invitation-page.tsx')).AcceptInvitationPage,
}));
const Console = lazy(async () => ({ default: (await import('./app/console.tsx')).Console }));

const context = readContext();

/** Out of the address at once: it must not stand in the history. */
function takeInvitation(): string | null {
  const token = invitationIn(window.location);
  if (token !== null) window.history.replaceState(null, '', '/');
  return token;
}

/** Whoever is not signed in loads the sign-in page alone; the address stays, so signing in leads back to it. */
function Entry() {
  const session = useSession();
  const [invitation, setInvitation] = useState(takeInvitation);
  if (invitation !== null)
    return (
      <Suspense fallback={null}>
        <AcceptInvitation token={invitation} onDone={() => setInvitation(null)} />
      </Suspense>
    );
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
