import { loginRows } from '@qianpu/contract/calls/login';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetMember } from '#api/query-client';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { endSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { ConfirmSheet } from '#ui/confirm-sheet';
import { useToast } from '#ui/toast';
import { accountTexts } from './account.texts.ts';

interface LogOutProps {
  /** Leads away from here, to a page that is open to visitors. */
  readonly onLoggedOut: () => void;
}

/** The mall ends the session first: a device that only forgot its token would leave it open for whoever has copied it. */
export function LogOut({ onLoggedOut }: LogOutProps) {
  const texts = useTexts(accountTexts);
  const { mid } = useShop();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const logout = useWrite(loginRows, 'member.session.logout', []);
  const isOver = useRef(false);
  const forget = useEffectEvent(() => {
    endSession(mid);
    forgetMember(client);
    toast(texts.loggedOut);
  });
  // A member's own page sends visitors to login: the device forgets when this one has gone.
  useLayoutEffect(() => () => (isOver.current ? forget() : undefined), []);
  const leave = () => {
    isOver.current = true;
    onLoggedOut();
  };
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
