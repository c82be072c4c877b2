import { loginRows } from '@qianpu/contract/calls/login';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { accountTexts } from './account.texts.ts';
import { useLeave } from './use-leave.ts';

interface LogOutProps {
  /** Leads away from here, to a page that is open to visitors. */
  readonly onLoggedOut: () => void;
}

/** The mall ends the session first: a device that only forgot its token would leave it open for whoever has copied it. */
export function LogOut({ onLoggedOut }: LogOutProps) {
  const texts = useTexts(accountTexts);
  const [isAsking, setAsking] = useState(false);
  const logout = useWrite(loginRows, 'member.session.logout', []);
  const leave = useLeave(onLoggedOut, texts.loggedOut);
  const confirm = () => {
    setAsking(false);
    logout.mutate({ input: {} }, { onSuccess: leave });
  };
  return (
    <>
      <Button size="large" tone="line" isBlock isBusy={logout.isPending} onClick={() => setAsking(true)}>
        {texts.logOut}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.logOutAsk}
        text={texts.logOutSays}
        confirm={texts.logOut}
        onConfirm={confirm}
      />
    </>
  );
}
